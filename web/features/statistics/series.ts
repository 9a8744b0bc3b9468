/** The lines of a chart by their place: told apart by colour and by dashes. */
export const COLOURS = ['var(--accent)', 'var(--mantine-color-dimmed)'] as const;
export const DASHES = [undefined, '6 5'] as const;
