import { IconFileDiff, IconFlag3, IconMessage2, IconTimelineEvent } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reasonKey } from '~/domain/reports/contract';
import { partsInEvent, QUESTION_ACTS } from '~/domain/questions/authoring/changes';
import type { HistoryEntry } from '~/domain/questions/contract';
import { Badge } from '~/web/ui/badge';
import { RichText } from '~/web/ui/rich-text';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './question-history.module.css';

const ICONS = { log: IconTimelineEvent, change_log: IconFileDiff, comment: IconMessage2, report: IconFlag3 };
const isKnown = (entry: HistoryEntry): boolean => entry.type in ICONS;

/** What has happened to a question, by the type of each entry (spec 1 §3). */
export function QuestionHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  useEffect(() => {
    // The specification wants an entry of an unknown type in the console and nowhere else (spec 1 §3).
    // eslint-disable-next-line no-console
    for (const entry of entries) if (!isKnown(entry)) console.warn('unknown history entry', entry);
  }, [entries]);

  return (
    <ol className={lists.plain}>
      {entries.filter(isKnown).map((entry, index) => {
        const Icon = ICONS[entry.type];
        return (
          <li key={index} className={classes.entry}>
            <Icon size={18} aria-hidden className={text.dimmedSign} />
            <div className={classes.words}>
              <div className={classes.head}>
                {entry.user && <strong>{entry.user}</strong>}
                <span className={text.dimmedColour}>
                  <TimeAgo at={entry.timestamp} />
                </span>
                <Marks entry={entry} />
              </div>
              <Body entry={entry} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Marks({ entry }: { entry: HistoryEntry }) {
  const mark = (words: ReactNode, tone?: 'gray') => <Badge tone={tone}>{words}</Badge>;
  if (entry.type === 'log') {
    return <>{entry.primary && mark(<FormattedMessage id="quizzes.question.history.primary" />)}</>;
  }
  if (entry.type === 'comment') {
    return (
      <>
        {entry.moderator && mark(<FormattedMessage id="discussion.moderator" />)}
        {entry.comment_type === 'draft' && mark(<FormattedMessage id="quizzes.question.history.draft" />, 'gray')}
      </>
    );
  }
  if (entry.type === 'report')
    return mark(
      <FormattedMessage id={entry.resolved ? 'quizzes.question.history.resolved' : 'quizzes.question.history.open'} />,
      entry.resolved ? undefined : 'gray',
    );
  return null;
}

function Body({ entry }: { entry: HistoryEntry }) {
  if (entry.type === 'comment') {
    if (!entry.deleted) return <RichText html={entry.text} />;
    return (
      <p className={classes.deleted}>
        <FormattedMessage id="discussion.deleted" />
      </p>
    );
  }
  if (entry.type === 'report') {
    return (
      <p className={classes.event}>
        <FormattedMessage id={reasonKey('question_report', entry.reason)} />
        {entry.text && `: ${entry.text}`}
      </p>
    );
  }
  return (
    <p className={classes.event}>
      <EventWords entry={entry} />
    </p>
  );
}

/** What happened, or which parts changed, in words. What an older release wrote as text stays text. */
function EventWords({ entry: { event, type } }: { entry: Extract<HistoryEntry, { type: 'log' | 'change_log' }> }) {
  const { formatMessage: say } = useIntl();
  const act = QUESTION_ACTS.find((key) => key === event);
  const parts = type === 'change_log' ? partsInEvent(event) : [];
  if (act) return <FormattedMessage id={`questions.act.${act}`} />;
  if (parts.length === 0) return event;
  return (
    <FormattedMessage
      id="quizzes.question.history.changed"
      values={{ parts: parts.map((part) => say({ id: `questions.part.${part}` })).join(' · ') }}
    />
  );
}
