import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { cutText } from '~/domain/kit/cut-text';
import { EVERYBODY, WardScene } from '~/web/ui/art/ward-scene';
import classes from './picture.module.css';

/** Characters in a line of the station's name, and its most lines. */
const [LINE, LINES] = [34, 2];

const cut = (words: string): string => (words.length > LINE ? `${cutText(words, LINE - 1).trimEnd()}…` : words);

/** Broken at spaces. The last line has the rest, and ends in an ellipsis if that does not fit. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === LINES || last.length + word.length < LINE))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(cut);
}

export interface Pictured {
  /** Per cent. */
  score: number;
  station: string;
  submittedAt: string;
}

/** A result to show to others: the score, the station and the day. Nobody is named. */
export function ResultPicture({ score, station, submittedAt, ref }: Pictured & { ref: Ref<SVGSVGElement> }) {
  const { formatDate, formatNumber, formatMessage: say } = useIntl();
  const lines = linesOf(station);
  const percent = formatNumber(score / 100, { style: 'percent', maximumFractionDigits: 0 });
  const date = formatDate(submittedAt, { dateStyle: 'long' });
  return (
    <svg
      ref={ref}
      className={classes.picture}
      viewBox="0 0 1080 1080"
      role="img"
      aria-label={`${percent}, ${station}, ${date}`}
    >
      <rect width="1080" height="1080" fill="var(--art-wall)" />
      <rect x="60" y="60" width="960" height="540" rx="40" fill="var(--art-screen)" />
      <text className={classes.score} x="120" y="272">
        {percent}
      </text>
      <rect x="120" y="316" width="840" height="16" rx="8" fill="var(--art-night)" />
      {score > 0 && (
        <rect x="120" y="316" width={Math.max(16, 8.4 * score)} height="16" rx="8" fill="var(--art-pulse)" />
      )}
      {lines.map((line, index) => (
        <text key={index} className={classes.station} x="120" y={412 + index * 58}>
          {line}
        </text>
      ))}
      <text className={classes.date} x="120" y="550">
        {date}
      </text>
      <rect y="980" width="1080" height="100" fill="var(--surface)" />
      <rect y="976" width="1080" height="6" fill="var(--art-line)" />
      <g transform="translate(0 249)">
        <WardScene low cast={EVERYBODY} />
      </g>
      <text className={classes.brand} x="540" y="1046">
        {say({ id: 'app.name' })}
      </text>
    </svg>
  );
}
