import { useIntl } from 'react-intl';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in words; older than a week, the date. @param at ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  const intl = useIntl();
  const seconds = Math.round((Date.now() - Date.parse(at)) / 1000);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const old = seconds > 7 * 86_400;
  const words = old
    ? intl.formatDate(at, { dateStyle: 'medium' })
    : intl.formatRelativeTime(seconds < 45 ? 0 : -Math.round(seconds / size), seconds < 45 ? 'second' : unit, {
        numeric: 'auto',
      });
  return (
    <time dateTime={at} title={intl.formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}>
      {words}
    </time>
  );
}
