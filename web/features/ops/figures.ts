import { useIntl } from 'react-intl';

/** How figures are written, by locale; a dash if nothing was measured. */
export function useFigures() {
  const { formatNumber } = useIntl();
  const unit = (value: number, name: string, digits = 0) =>
    formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const none = '–';
  const seconds = (value: number | null): string => {
    if (value === null) return none;
    if (value < 10) return unit(value, 'second', 1);
    return value < 120 ? unit(value, 'second') : unit(value / 60, 'minute', value < 600 ? 1 : 0);
  };
  return {
    count: (value: number | null): string => (value === null ? none : formatNumber(value)),
    seconds,
    /** @param value milliseconds */
    time: (value: number | null): string =>
      value === null ? none : value < 1_000 ? unit(value, 'millisecond', value < 10 ? 1 : 0) : seconds(value / 1_000),
    bytes: (value: number | null): string =>
      value === null ? none : unit(value / 1_048_576, 'megabyte', value < 104_857_600 ? 1 : 0),
  };
}
