import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { voteStation } from '~/domain/stations/contract';
import { useKeptCall } from '../drafts/use-kept';
import { useProblemMessage } from './problem';
import { useAccountGate } from './use-account-gate';
import classes from './vote-buttons.module.css';
import { showToast } from './toast';

interface Props {
  stationId: number;
  /** 1, -1, or 0 before one has voted. */
  vote: number;
  upvotes: number;
  downvotes: number;
}

const OPTIONS = [
  { type: 1, Icon: IconThumbUp, label: 'stations.vote.up' },
  { type: -1, Icon: IconThumbDown, label: 'stations.vote.down' },
] as const;

/** One vote: after it the buttons lock and the other option dims (spec 3 §4). */
export function VoteButtons({ stationId, vote, upvotes, downvotes }: Props) {
  const { formatMessage: say, formatNumber } = useIntl();
  const problemMessage = useProblemMessage();
  const gate = useAccountGate();
  const send = useKeptCall(voteStation, `station-vote.${stationId}`, {
    taken: (output) => setCast(output),
    refused: (problem) => {
      // The opposite was voted from elsewhere, and that vote stands.
      if (problem.code !== 'already-voted') setCast(null);
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const counted = (type: number) => ({
    vote: type,
    upvotes: upvotes + (type === 1 ? 1 : 0),
    downvotes: downvotes + (type === -1 ? 1 : 0),
  });
  const kept = send.waiting[0]?.input;
  const [cast, setCast] = useState<{ vote: number; upvotes: number; downvotes: number } | null>(
    kept && vote === 0 ? counted(Number(kept.vote_type)) : null,
  );
  const shown = cast ?? { vote, upvotes, downvotes };
  const choose = (type: 1 | -1) => {
    setCast(counted(type));
    send.send(stationId, { kit_id: stationId, vote_type: type });
  };

  return (
    <Group
      gap={4}
      wrap="nowrap"
      role="group"
      aria-label={say({ id: shown.vote === 0 ? 'stations.vote.label' : 'stations.vote.voted' })}
    >
      {OPTIONS.map(({ type, Icon, label }) => {
        const count = type === 1 ? shown.upvotes : shown.downvotes;
        return (
          <Button
            key={type}
            h={48}
            px={12}
            variant="subtle"
            color={shown.vote === type ? undefined : 'gray'}
            className={classes.option}
            data-dimmed={(shown.vote !== 0 && shown.vote !== type) || undefined}
            data-chosen={shown.vote === type || undefined}
            aria-pressed={shown.vote === type}
            title={say({ id: label }, { count })}
            disabled={shown.vote !== 0}
            onClick={gate(() => choose(type))}
          >
            <Icon size={20} aria-hidden fill={shown.vote === type ? 'currentColor' : 'none'} />
            <span className={classes.count} aria-hidden>
              {formatNumber(count)}
            </span>
            <VisuallyHidden>{say({ id: label }, { count })}</VisuallyHidden>
          </Button>
        );
      })}
    </Group>
  );
}
