import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GroupRole } from '~/domain/group-practice/roles';
import type { ProblemError } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { IconButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { ParticipantColumn } from './participant-column';
import classes from './participants.module.css';
import { useNews } from '~/web/ui/use-news';
import { COLUMNS_IN_VIEW, useRowScroll } from './use-row-scroll';
import type { Group } from './use-group';

const PHONE = '(max-width: 48em)';
/** Columns that share the row if there is room. */
const MOST_IN_VIEW = 4;

interface ParticipantsProps {
  group: Group;
  /** As shown: with the choices under way. */
  members: Group['members'];
  /** Without it roles are shown, not chosen. */
  onChoose?: (memberId: number, role: GroupRole) => void;
  refused?: { memberId: number; error: ProblemError } | null;
  /** Controls beside the heading. */
  children?: ReactNode;
}

/** Everyone in the group as columns in one row (spec 3 §2, §9). Who comes and goes is shown for a moment and announced. */
export function Participants({ group, members, onChoose, refused, children }: ParticipantsProps) {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const { more, scroll, scrollToEnd } = useRowScroll(row, members.length);
  const { joined, left, latest } = useNews(group.members);
  const announce = useAnnounce();

  const say = (what: 'joined' | 'left', who: Group['members']) =>
    who.map(({ name }) => intl.formatMessage({ id: `group-practice.news.${what}` }, { name }));
  const wordsOf = (news: Pick<typeof latest, 'joined' | 'left'>) =>
    [...say('joined', news.joined), ...say('left', news.left)].join(' ');
  const announceLatest = useEffectEvent(() => {
    const words = wordsOf(latest);
    if (words !== '') announce(words);
  });
  useEffect(() => announceLatest(), [latest]);
  // On a phone one's own card is first and stays in view.
  const phone = useMediaQuery(PHONE) === true;
  const shown = phone
    ? [...members.filter(({ id }) => id === group.me), ...members.filter(({ id }) => id !== group.me)]
    : members;
  useEffect(() => {
    if (joined.length > 0 && !phone) scrollToEnd();
  }, [joined, scrollToEnd, phone]);

  return (
    <section className={classes.card} aria-labelledby="participants-heading">
      <div className={classes.head} data-wraps={children ? true : undefined}>
        <div className={classes.heading}>
          <h2 id="participants-heading" className={text.headingSecond}>
            <FormattedMessage id="group-practice.people.title" values={{ count: members.length }} />
          </h2>
          <p className={classes.news}>{wordsOf({ joined, left })}</p>
        </div>
        <div className={layout.buttons}>
          {children}
          {more.left && (
            <IconButton
              variant="default"
              aria-label={intl.formatMessage({ id: 'group-practice.people.scroll-left' })}
              onClick={() => scroll(-1)}
            >
              <IconChevronLeft aria-hidden />
            </IconButton>
          )}
          {more.right && (
            <IconButton
              variant="default"
              aria-label={intl.formatMessage({ id: 'group-practice.people.scroll-right' })}
              onClick={() => scroll(1)}
            >
              <IconChevronRight aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      <ul
        ref={row}
        className={classes.row}
        style={{ '--columns': Math.min(Math.max(members.length, COLUMNS_IN_VIEW), MOST_IN_VIEW) } as CSSProperties}
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'group-practice.people.list' })}
      >
        {shown.map((member) => (
          <ParticipantColumn
            key={member.id}
            group={group}
            member={member}
            members={members}
            justJoined={joined.some((other) => other.id === member.id)}
            onChoose={
              onChoose && (group.isHost || member.id === group.me) ? (role) => onChoose(member.id, role) : undefined
            }
            error={refused?.memberId === member.id ? refused.error : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
