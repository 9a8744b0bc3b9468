import { FormattedMessage, useIntl } from 'react-intl';
import type { LateMark } from '~/domain/stations/summary-contract';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';
import classes from './summary.module.css';

/** What former examiners had marked offline: it arrived after the result, and is no part of it. */
export function LateMarks({ marks }: { marks: readonly LateMark[] }) {
  const { formatMessage: say } = useIntl();
  if (marks.length === 0) return null;
  const authors = [...new Set(marks.map(({ author }) => author))];
  const wordsOf = ({ change }: LateMark): string =>
    change.kind === 'grade'
      ? `${say({ id: `stations.grade.${change.group}` })}: ${say({ id: `stations.grade.${change.grade}` })}`
      : change.kind === 'comments'
        ? ''
        : change.title;

  return (
    <Section id="late-marks" title={<FormattedMessage id="stations.summary.late" />}>
      <p className={text.dimmedBody}>
        <FormattedMessage id="stations.summary.late.about" />
      </p>
      {authors.map((author) => (
        <div key={author}>
          <h3 className={classes.sectionName}>{author || say({ id: 'stations.summary.guest-name' })}</h3>
          <ul className={classes.lines}>
            {marks
              .filter((one) => one.author === author)
              .map((one, index) => (
                <li key={index}>
                  <div className={text.dimmed}>
                    <FormattedMessage id={`stations.summary.late.${one.change.kind}`} />
                  </div>
                  {one.change.kind === 'comments' ? <RichText html={one.change.html} /> : wordsOf(one)}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
