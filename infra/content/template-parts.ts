/** So many options, which have no label. */
export const options = (count: number): { label: string }[] => Array.from({ length: count }, () => ({ label: '' }));

const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A table as HTML, of cells that are text without anything to escape. */
export const table = (head: readonly string[], rows: readonly string[][]): string =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
