import { Skeleton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { ResponsivePie } from '@nivo/pie';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { bookmarkedBins } from '~/domain/flashcards/profile/contract';
import { useCall } from '~/web/live/client';
import { chartTheme } from '~/web/ui/chart-theme';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './leitner-chart.module.css';

/** From not known to known: the accent grows stronger with the bin. */
const SHARES = [18, 36, 56, 78, 100];
const colourOf = (bin: number): string => `color-mix(in srgb, var(--accent) ${SHARES[bin]}%, var(--surface-sunken))`;

/** How the bookmarked cards are spread over the Leitner bins 0 to 4, as a semicircle with its table (spec 2 §2). */
export function LeitnerChart() {
  const { formatMessage: say } = useIntl();
  const still = useReducedMotion();
  const { data, error, refetch } = useCall(bookmarkedBins, {});
  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={180} mb="md" aria-busy />;
  const total = data.bins.reduce((sum, one) => sum + one, 0);
  return (
    <figure className={classes.figure}>
      <div className={classes.chart} role="img" aria-label={say({ id: 'flashcards.bins' })}>
        <ResponsivePie
          data={data.bins.map((value, bin) => ({ id: String(bin), value }))}
          startAngle={-90}
          endAngle={90}
          innerRadius={0.66}
          padAngle={1}
          cornerRadius={3}
          colors={({ id }) => colourOf(Number(id))}
          enableArcLabels={false}
          enableArcLinkLabels={false}
          animate={!still}
          isInteractive={false}
          theme={chartTheme}
          role="presentation"
        />
        <p className={classes.total} aria-hidden>
          <strong>
            <FormattedNumber value={total} />
          </strong>
          <FormattedMessage id="flashcards.bins.cards" values={{ count: total }} />
        </p>
      </div>
      <table className={classes.table}>
        <caption>
          <FormattedMessage id="flashcards.bins" />
        </caption>
        <tbody>
          {data.bins.map((count, bin) => (
            <tr key={bin}>
              <th scope="row">
                <i style={{ background: colourOf(bin) }} aria-hidden />
                <FormattedMessage id={`flashcards.bins.${bin}`} />
              </th>
              <td>
                <FormattedNumber value={count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
