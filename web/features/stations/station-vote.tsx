import { useIntl } from 'react-intl';
import type { Votes } from '~/domain/kit/acts/contract';
import { voteStation } from '~/domain/stations/contract';
import { useVotes } from '~/web/parts/acts/use-votes';
import { VoteButtons } from '~/web/parts/acts/vote-buttons';
import layout from '~/web/ui/layout.module.css';
import { useAccountGate } from '~/web/ui/use-account-gate';

const WORDS = { up: 'stations.vote.up', down: 'stations.vote.down' };

/** One vote: after it the buttons lock and the other option dims (spec 3 §4). */
export function StationVote({ station }: { station: { id: number } & Votes }) {
  const { formatMessage: say } = useIntl();
  const gate = useAccountGate();
  const votes = useVotes(voteStation, `station-vote.${station.id}`);
  const shown = votes.of(station.id, station);
  return (
    <div
      className={layout.toolbarClose}
      role="group"
      aria-label={say({ id: shown.vote === 0 ? 'stations.vote.label' : 'stations.vote.voted' })}
    >
      <VoteButtons votes={shown} words={WORDS} onVote={(vote) => gate(() => votes.cast(station.id, vote))()} />
    </div>
  );
}
