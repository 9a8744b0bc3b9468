import { IconLock, IconNotes, IconThumbDown, IconThumbUp, IconWorld } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { questionAnalysis } from '~/domain/questions/analysis/contract';
import { questionCreate, questionEdit, type myQuestions } from '~/domain/questions/authoring/contract';
import { FREE_TEXT } from '~/domain/questions/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { TimeAgo } from '~/web/ui/time-ago';
import { useNames } from '../names';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './mine.module.css';

export type Line = PageData<typeof myQuestions>['items'][number];

const SIGNS = { published: IconWorld, private: IconLock, draft: IconNotes };
const addressOf = (line: Line): string =>
  line.question_id !== null
    ? href(questionEdit, { question_id: line.question_id })
    : href(questionCreate, {}, { draft: line.draft_id });

export function MineList({ items, stale }: { items: readonly Line[]; stale: boolean }) {
  return (
    <ul className={lists.inPanel} data-stale={stale || undefined} aria-busy={stale}>
      {items.map((line) => (
        <li key={`${line.question_id}.${line.draft_id}`} className={`${lists.line} ${classes.line}`}>
          <Row line={line} />
        </li>
      ))}
    </ul>
  );
}

function Row({ line }: { line: Line }) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const Sign = SIGNS[line.place];
  const about = [
    names.specialty(line.specialty_id),
    say({
      id: line.question_type === FREE_TEXT ? 'questions.write.type.free-text' : 'questions.write.type.multiple-choice',
    }),
  ].filter(Boolean);
  return (
    <>
      <span className={layout.wordsColumn}>
        <Link to={addressOf(line)} className={`${lists.link} ${classes.title}`}>
          {line.title || <FormattedMessage id="questions.mine.untitled" />}
        </Link>
        <span className={classes.about}>
          <span className={classes.place} data-place={line.place}>
            <Sign size={14} aria-hidden /> <FormattedMessage id={`questions.mine.is.${line.place}`} />
          </span>
          {line.proposal && (
            <span className={classes.changes}>
              <FormattedMessage id={`questions.mine.${line.proposal}`} />
            </span>
          )}
          {line.question_id !== null && line.draft_id !== null && line.place !== 'draft' && (
            <span className={classes.changes}>
              <FormattedMessage id="questions.mine.has-draft" />
            </span>
          )}
          {about.map((words) => (
            <span key={words}>{words}</span>
          ))}
          <TimeAgo at={line.changed_at} />
        </span>
      </span>
      {line.question_id !== null && line.place !== 'draft' && (
        <dl className={classes.figures} data-none={line.times_answered === 0 || undefined}>
          <div>
            <dt>
              <FormattedMessage id="questions.mine.answers" />
            </dt>
            <dd>
              <FormattedNumber value={line.times_answered} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="questions.mine.facility" />
            </dt>
            <dd>
              {line.facility === null ? (
                '–'
              ) : (
                <Link
                  to={href(questionAnalysis, { question_id: line.question_id })}
                  className={classes.facility}
                  aria-label={say({ id: 'questions.mine.facility.of' }, { percent: Math.round(line.facility) })}
                >
                  <FormattedNumber value={line.facility / 100} style="percent" />
                </Link>
              )}
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="questions.mine.votes" />
            </dt>
            <dd className={classes.votes}>
              <IconThumbUp size={14} role="img" aria-label={say({ id: 'questions.mine.upvotes' })} />{' '}
              <FormattedNumber value={line.upvotes} />
              <IconThumbDown size={14} role="img" aria-label={say({ id: 'questions.mine.downvotes' })} />{' '}
              <FormattedNumber value={line.downvotes} />
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}
