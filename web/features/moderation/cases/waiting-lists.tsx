import { IconBook2, IconCards, IconChecklist, IconUserCheck, type TablerIcon } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { applicationsPage } from '~/domain/moderation/applications/contract';
import { listPage } from '~/domain/moderation/lists/contract';
import type { WaitingKind, WaitingList } from '~/domain/moderation/queue/contract';
import { writingList } from '~/domain/notebook/writing/contract';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';
import classes from './cases.module.css';

const WHERE: Record<WaitingKind, { to: string; icon: TablerIcon }> = {
  questions: { to: href(listPage, { list: 'awaiting-verification' }), icon: IconChecklist },
  flashcards: { to: href(listPage, { list: 'card-proposals' }), icon: IconCards },
  texts: { to: href(writingList, {}, { list: 'waiting' }), icon: IconBook2 },
  applications: { to: href(applicationsPage), icon: IconUserCheck },
};

/** What else waits for a decision, each in a list of its own, with how many there are and for how long. */
export function WaitingLists({ lists }: { lists: readonly WaitingList[] }) {
  const { formatMessage: say } = useIntl();
  if (lists.length === 0) return null;
  return (
    <ul className={classes.lists} aria-label={say({ id: 'moderation.waiting.lists' })}>
      {lists.map(({ kind, count, oldest, median }) => {
        const { to, icon: Icon } = WHERE[kind];
        return (
          <li key={kind}>
            <Link to={to} className={classes.tile}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <span>
                <span className={text.strongText}>
                  <FormattedMessage id={`moderation.waiting.${kind}`} values={{ count }} />
                </span>
                <span className={text.dimmedText}>
                  <FormattedMessage
                    id="moderation.ages"
                    values={{ oldest: <TimeAgo at={oldest} />, median: <TimeAgo at={median} /> }}
                  />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
