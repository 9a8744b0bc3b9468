import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { KINDS_MAX, type KudosKind, kudosOfRound, roundKudos } from '~/domain/kudos/contract';
import { useSession } from '~/web/core/session';
import { useKeptAction } from '~/web/drafts/use-kept';
import { usePage } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** The kudos of a round as they come in, with those of this device that the server does not have yet. */
export function useRound(quizlogId: number) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const cache = useQueryClient();
  const me = useSession().person?.id ?? 0;
  const address = { params: { quizlog_id: quizlogId } };
  const { data, error, refetch } = usePage(roundKudos, address);
  const { snapshot: round, connection } = useLive(kudosOfRound, quizlogId, {
    initial: data?.round,
    enabled: data?.open ?? false,
  });
  const kept = useKeptAction(roundKudos, 'give', address, `kudos.${quizlogId}`, {
    taken: (newest) => offerSnapshot(cache, kudosOfRound, quizlogId, newest),
    refused: (problem) => {
      showToast(problemMessage(problem), { title: say({ id: 'kudos.refused' }), tone: 'failure' });
      void refetch();
    },
  });

  /** What one thanks somebody for, as one last chose. */
  const givenTo = (person: number): readonly KudosKind[] => {
    const waiting = kept.waiting.findLast(({ about }) => about === String(person));
    return (
      (waiting?.input.kinds as readonly KudosKind[] | undefined) ??
      round?.thanks.find(({ from, to }) => from === me && to === person)?.kinds ??
      []
    );
  };
  return {
    me,
    round,
    open: data?.open ?? false,
    mayThank: data?.may_thank ?? [],
    connection,
    error,
    refetch,
    givenTo,
    /** Thanks somebody for a kind, or takes that back. A third kind is not added. */
    toggle: (person: number, kind: KudosKind) => {
      const given = givenTo(person);
      const kinds = given.includes(kind) ? given.filter((each) => each !== kind) : [...given, kind];
      if (kinds.length <= KINDS_MAX) kept.send(person, { to: person, kinds });
    },
  };
}

export type Round = ReturnType<typeof useRound>;
