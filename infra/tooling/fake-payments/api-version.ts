/** The version of the API that the pinned client library speaks. Others are refused. */
export const ApiVersion = '2026-10-28.endive';
