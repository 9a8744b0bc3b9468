import { useIntl } from 'react-intl';
import type { Tooltip, Window } from '~/domain/statistics/windows';
import { countryNames } from '~/domain/accounts/countries';

const NAMED: Record<Tooltip, Intl.DateTimeFormatOptions> = {
  time: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { month: 'long', year: 'numeric' },
};
const HOURS: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const DAYS: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MONTHS: Intl.DateTimeFormatOptions = { month: 'short', year: '2-digit' };
/** Under a chart, where there is little room. */
const SHORT: Record<Window, Intl.DateTimeFormatOptions> = { 1: HOURS, 2: DAYS, 3: DAYS, 4: DAYS, 5: MONTHS };

/** How moments, groups and figures are named. Buckets are in UTC, and so are their names. */
export function useFigureWords() {
  const { formatMessage: say, formatDate, formatNumber, locale } = useIntl();
  return {
    moment: (at: string, tooltip: Tooltip) => formatDate(at, { timeZone: 'UTC', ...NAMED[tooltip] }),
    tick: (at: string, window: Window) => formatDate(at, { timeZone: 'UTC', ...SHORT[window] }),
    time: (at: string) => formatDate(at, { timeZone: 'UTC', timeStyle: 'medium' }),
    figure: (value: number | null, format: 'number' | 'percent' = 'number') =>
      value === null
        ? say({ id: format === 'number' ? 'statistics.hidden' : 'statistics.no-share' })
        : format === 'percent'
          ? formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 })
          : formatNumber(value),
    stage: (stage: number) => say({ id: stage === 0 ? 'statistics.unknown' : `accounts.stage.${stage}` }),
    country: (code: string) => countryNames(locale).find((one) => one.code === code)?.name ?? code,
  };
}
