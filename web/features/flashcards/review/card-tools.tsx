import {
  IconFlag3,
  IconFlag3Filled,
  IconMessageReport,
  IconNote,
  IconNotes,
  IconNotebook,
  IconPencil,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { BookmarkToggle } from '~/web/parts/acts/bookmark-toggle';
import { VoteButtons } from '~/web/parts/acts/vote-buttons';
import { IconButton } from '~/web/ui/button';
import { Hint } from '~/web/ui/hint';
import layout from '~/web/ui/layout.module.css';
import flags from './card-marks.module.css';
import classes from './review.module.css';
import type { CardActs, CardDialog } from './use-card-acts';

const VOTES = { up: 'flashcards.vote.up', down: 'flashcards.vote.down' };
const VOTE_KEYS = { up: 'Shift+ArrowUp', down: 'Shift+ArrowDown' };

/** What can be done with the card that is shown; votes once its answer is. */
export function CardTools({ acts, revealed }: { acts: CardActs; revealed: boolean }) {
  const { formatMessage: say } = useIntl();
  const { card } = acts;
  return (
    <div className={classes.tools}>
      {revealed && acts.mayVote && (
        <span className={classes.votes} role="group" aria-label={say({ id: 'flashcards.vote' })}>
          <VoteButtons open votes={acts.votes} words={VOTES} shortcuts={VOTE_KEYS} onVote={acts.castVote} />
        </span>
      )}
      <span className={layout.grow} />
      {revealed && card.has_topic && <Tool acts={acts} dialog="summaries" icon={IconNotebook} />}
      {card.own_question && <Tool acts={acts} dialog="edit" icon={IconPencil} />}
      <Tool acts={acts} dialog="note" icon={card.note === '' ? IconNote : IconNotes} on={card.note !== ''} />
      <Tool
        acts={acts}
        dialog="marks"
        icon={acts.flag > 0 ? IconFlag3Filled : IconFlag3}
        on={acts.flag > 0}
        flag={acts.flag}
      />
      {!card.own_question && !card.reported && <Tool acts={acts} dialog="report" icon={IconMessageReport} />}
      <BookmarkToggle
        on={acts.bookmarked}
        title={say({ id: acts.bookmarked ? 'flashcards.bookmark.remove' : 'flashcards.bookmark.add' })}
        shortcut="b"
        onToggle={acts.toggleBookmark}
      />
    </div>
  );
}

interface ToolProps {
  acts: CardActs;
  dialog: CardDialog;
  icon: ComponentType<{ size: number; 'aria-hidden': boolean; className?: string; 'data-flag'?: number }>;
  on?: boolean;
  /** The colour that the icon has. */
  flag?: number;
}

function Tool({ acts, dialog, icon: Icon, on = false, flag = 0 }: ToolProps) {
  const { formatMessage: say } = useIntl();
  const label = say({ id: `flashcards.card.${dialog}` });
  return (
    <Hint label={label}>
      <IconButton
        className={classes.tool}
        tone={on ? 'accent' : 'gray'}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => acts.open(dialog)}
      >
        <Icon size={22} aria-hidden {...(flag > 0 && { className: flags.colour, 'data-flag': flag })} />
      </IconButton>
    </Hint>
  );
}
