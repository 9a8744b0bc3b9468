/** Pages of a list; one where it is empty. */
export const pagesOf = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage));
