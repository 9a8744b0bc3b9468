import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Vote, Votes } from '~/domain/kit/acts/contract';
import { Button } from '~/web/ui/button';
import text from '~/web/ui/text.module.css';
import classes from './vote-buttons.module.css';

interface Props {
  votes: Votes;
  /** The keys of its words; each is given the `count`. */
  words: Readonly<Record<'up' | 'down', string>>;
  onVote: (vote: Vote) => void;
  /** Whether the vote can be changed, and cleared by pressing the chosen one again (spec 2 §4). */
  open?: boolean;
  /** The keys that press them on this page. */
  shortcuts?: Readonly<Record<'up' | 'down', string>>;
}

const OPTIONS = [
  { vote: 1, Icon: IconThumbUp, way: 'up', counts: 'upvotes' },
  { vote: -1, Icon: IconThumbDown, way: 'down', counts: 'downvotes' },
] as const;

/**
 * The two buttons of a vote. After it both lock, the chosen one stands out and the other dims (spec 1 §4, spec 3 §4); those of
 * an open vote stay as they are.
 */
export function VoteButtons({ votes, words, onVote, open = false, shortcuts }: Props) {
  const { formatMessage: say, formatNumber } = useIntl();
  return OPTIONS.map(({ vote, Icon, way, counts }) => {
    const count = votes[counts];
    const chosen = votes.vote === vote;
    const label = say({ id: words[way] }, { count });
    return (
      <Button
        key={vote}
        variant="subtle"
        tone="gray"
        className={classes.option}
        data-dimmed={(!open && votes.vote !== 0 && !chosen) || undefined}
        data-chosen={chosen || undefined}
        aria-pressed={chosen}
        aria-keyshortcuts={shortcuts?.[way]}
        title={label}
        disabled={!open && votes.vote !== 0}
        onClick={() => onVote(vote)}
      >
        <Icon size={20} aria-hidden fill={chosen ? 'currentColor' : 'none'} />
        <span className={classes.count} aria-hidden>
          {formatNumber(count)}
        </span>
        <span className={text.unseen}>{label}</span>
      </Button>
    );
  });
}
