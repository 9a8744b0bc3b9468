import { useIntl } from 'react-intl';

/** Figures that are no part of a hundred; per cent without decimals; and how many. */
const PLAIN = new Set(['skewness', 'kurtosis']);
const WHOLE = new Set(['fifth']);
const COUNTS = new Set(['answers', 'attempts', 'compared']);

/** How a figure is written, by its name; a dash if it does not exist yet. */
export function useFigure() {
  const { formatNumber } = useIntl();
  return (name: string, value: number | null): string => {
    if (value === null) return '–';
    if (COUNTS.has(name)) return formatNumber(value);
    if (PLAIN.has(name)) return formatNumber(value, { maximumFractionDigits: 2, signDisplay: 'negative' });
    const digits = WHOLE.has(name) ? 0 : 1;
    return formatNumber(value / 100, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    });
  };
}
