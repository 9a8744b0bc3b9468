import { useState } from 'react';
import type { Vote, VoteCall, Votes } from '~/domain/kit/acts/contract';
import type { Input } from '~/domain/kit/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** A vote of which the server has not said the numbers yet. */
interface Cast {
  vote: Vote;
}

const counted = (sent: Votes, vote: Vote): Votes => ({
  vote,
  upvotes: sent.upvotes + (vote === 1 ? 1 : 0),
  downvotes: sent.downvotes + (vote === -1 ? 1 : 0),
});

/**
 * Votes on things of one kind, one for each (spec 1 §4, spec 3 §4): counted at once, kept on the device without a network, and
 * open again if the server refuses.
 * @param name what the acts are called on the device; a name of its own for each place that handles their outcome
 */
export function useVotes<F extends string>(contract: VoteCall<F>, name: string) {
  const problemMessage = useProblemMessage();
  const idOf = (input: Input<VoteCall<F>>): number => Number(input[contract.idField]);
  const kept = useKeptCall(contract, name, {
    taken: (votes, input) => change(idOf(input), votes),
    refused: (problem, input) => {
      // The opposite was voted from elsewhere, and that vote stands.
      if (problem.code !== 'already-voted') change(idOf(input), null);
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const [changes, setChanges] = useState<Readonly<Record<number, Votes | Cast | null>>>(() =>
    Object.fromEntries(
      kept.waiting.map(({ input }) => [idOf(input), { vote: Number(input.vote_type) === 1 ? 1 : -1 }]),
    ),
  );
  const change = (id: number, made: Votes | Cast | null) => setChanges((all) => ({ ...all, [id]: made }));

  return {
    /** @param sent what the server says of it */
    of(id: number, sent: Votes): Votes {
      const made = changes[id] ?? null;
      if (made === null) return sent;
      if ('upvotes' in made) return made;
      return sent.vote === 0 ? counted(sent, made.vote) : sent;
    },
    cast(id: number, vote: Vote): void {
      change(id, { vote });
      kept.send(id, {
        ...(contract.dataRequest === undefined ? {} : { data_request: contract.dataRequest }),
        [contract.idField]: id,
        vote_type: vote,
      } as Input<VoteCall<F>>);
    },
  };
}
