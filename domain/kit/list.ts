/** Lists that are shown a page at a time, as `listOf` has them on the wire. */

/** Which page it is, from 1, of how many (at least 1), and how many items there are on all of them. */
export const pageInfo = (page: number, size: number, count: number) => ({
  page,
  pages: Math.max(1, Math.ceil(count / size)),
  count,
});

/**
 * One page of rows that are counted first; of pages that are not there, the last.
 * @param size items on a page
 */
export async function onePage<T>(
  asked: number,
  size: number,
  count: number,
  rows: (limit: number, offset: number) => Promise<T[]>,
) {
  const { pages } = pageInfo(asked, size, count);
  const page = Math.min(asked, pages);
  return { items: count === 0 ? [] : await rows(size, (page - 1) * size), page, pages, count };
}
