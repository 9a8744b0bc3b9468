import { useState } from 'react';
import type { OpenVoteCall, Vote, Votes } from '~/domain/kit/acts/contract';
import type { Input } from '~/domain/kit/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** What one has voted last, 0 for a vote that was cleared; with numbers once the server has said them. */
type Made = Pick<Votes, 'vote'> & Partial<Votes>;

/** The votes with one's own changed. */
export function withVote(sent: Votes, vote: number): Votes {
  const own = (which: number) => Number(vote === which) - Number(sent.vote === which);
  return { vote, upvotes: sent.upvotes + own(1), downvotes: sent.downvotes + own(-1) };
}

/**
 * Votes on things of one kind that can be changed and cleared (spec 2 §4): counted at once, kept on the device without a network,
 * and back if the server refuses.
 * @param name what the acts are called on the device; a name of its own for each place that handles their outcome
 */
export function useOpenVotes<F extends string>(contract: OpenVoteCall<F>, name: string) {
  const problemMessage = useProblemMessage();
  const idOf = (input: Input<OpenVoteCall<F>>): number => Number(input[contract.idField]);
  const kept = useKeptCall(contract, name, {
    taken: (votes, input) => change(idOf(input), votes),
    refused: (problem, input) => {
      change(idOf(input), null);
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const [changes, setChanges] = useState<Readonly<Record<number, Made | null>>>(() =>
    Object.fromEntries(kept.waiting.map(({ input }) => [idOf(input), { vote: Number(input.vote_type ?? 0) }])),
  );
  const change = (id: number, made: Made | null) => setChanges((all) => ({ ...all, [id]: made }));
  const of = (id: number, sent: Votes): Votes => {
    const made = changes[id] ?? null;
    if (made === null) return sent;
    return made.upvotes === undefined || made.downvotes === undefined ? withVote(sent, made.vote) : (made as Votes);
  };

  return {
    /** @param sent what the server says of it */
    of,
    /** The vote that is there already is cleared by it. */
    cast(id: number, sent: Votes, vote: Vote): void {
      const next = of(id, sent).vote === vote ? null : vote;
      change(id, withVote(of(id, sent), next ?? 0));
      kept.send(id, { [contract.idField]: id, ...(next === null ? {} : { vote_type: next }) } as Input<
        OpenVoteCall<F>
      >);
    },
  };
}
