import type { Grade } from '~/domain/stations/marking';

/** From clearly failed to clearly passed; the two in the middle are the paler ones. */
export const BAND_COLOURS: Record<Grade, string> = {
  'clear-fail': 'var(--wrong)',
  fail: 'color-mix(in srgb, var(--wrong) 45%, var(--surface))',
  pass: 'color-mix(in srgb, var(--right) 45%, var(--surface))',
  'clear-pass': 'var(--right)',
};
