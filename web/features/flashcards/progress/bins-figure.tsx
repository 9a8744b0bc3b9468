import { FormattedMessage, FormattedNumber } from 'react-intl';
import classes from './bins-figure.module.css';

/** From not known to known: the accent grows stronger with the bin. */
const SHARES = [18, 36, 56, 78, 100];
const colourOf = (bin: number): string => `color-mix(in srgb, var(--accent) ${SHARES[bin]}%, var(--surface-sunken))`;

/** Half a circle, and the gap between two parts of it, in hundredths of its length. */
const ARC = 'M16 100 A84 84 0 0 1 184 100';
const GAP = 0.6;

/** How cards are spread over the Leitner bins 0 to 4, as a semicircle with its table (spec 2 §2). */
export function BinsFigure({ bins, title }: { bins: readonly number[]; title: string }) {
  const total = bins.reduce((sum, one) => sum + one, 0);
  const until = (bin: number) => (100 * bins.slice(0, bin).reduce((sum, one) => sum + one, 0)) / total;
  return (
    <figure className={classes.figure}>
      <figcaption>{title}</figcaption>
      <div className={classes.chart} role="img" aria-label={title}>
        <svg viewBox="0 0 200 104" fill="none" strokeWidth={30}>
          <path d={ARC} stroke="var(--line)" />
          {bins.map(
            (cards, bin) =>
              cards > 0 && (
                <path
                  key={bin}
                  d={ARC}
                  pathLength={100}
                  stroke={colourOf(bin)}
                  strokeDasharray={`${Math.max(0.5, (100 * cards) / total - (cards < total ? GAP : 0))} 200`}
                  strokeDashoffset={-until(bin)}
                />
              ),
          )}
        </svg>
        <p className={classes.total} aria-hidden>
          <strong>
            <FormattedNumber value={total} />
          </strong>
          <FormattedMessage id="flashcards.bins.cards" values={{ count: total }} />
        </p>
      </div>
      <table className={classes.table} aria-label={title}>
        <tbody>
          {bins.map((count, bin) => (
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
