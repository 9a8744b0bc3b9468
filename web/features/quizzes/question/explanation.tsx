import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { AnsweredQuestion } from '~/domain/questions/contract';
import { RichText } from '~/web/ui/rich-text';
import text from '~/web/ui/text.module.css';
import classes from './explanation.module.css';
import { safeLink } from './safe-link';

/** Why the answer is the answer, where it comes from, and where to read on. */
export function Explanation({ answered }: { answered: AnsweredQuestion }) {
  const further = safeLink(answered.further_reading);
  return (
    <section className={classes.explanation}>
      <h3 className={classes.heading}>
        <FormattedMessage id="quizzes.question.explanation" />
      </h3>
      <RichText html={answered.explanation_text} />
      {answered.sources.length === 0 ? (
        <p className={text.dimmedLine}>
          <FormattedMessage id="quizzes.question.source-not-checked" />
        </p>
      ) : (
        <>
          <h4 className={classes.small}>
            <FormattedMessage id="quizzes.question.sources" values={{ count: answered.sources.length }} />
          </h4>
          <ul className={classes.sources}>
            {answered.sources.map((source, index) => (
              <li key={index}>
                <Outward link={safeLink(source.url)}>{source.title}</Outward>
                <span className={text.dimmedLine}>
                  {source.publisher}, {source.year}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {further && (
        <>
          <h4 className={classes.small}>
            <FormattedMessage id="quizzes.question.further-reading" />
          </h4>
          <p className={text.smallText}>
            <Outward link={further}>{further.replace(/^https?:\/\/(www\.)?/i, '')}</Outward>
          </p>
        </>
      )}
    </section>
  );
}

/** A link to elsewhere, which learns nothing of us; only words if there is no address. */
function Outward({ link, children }: { link: string; children: string }) {
  if (!link) return <span>{children}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
      {children} <IconExternalLink size={14} aria-hidden />
    </a>
  );
}
