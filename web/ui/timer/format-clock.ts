/** `8:00`, `12:05`; hours are shown as minutes, as stations count. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
