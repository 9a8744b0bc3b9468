import { useState, type ReactNode } from 'react';
import { useSession } from '~/web/core/session';
import { useSignOut } from '~/web/core/sign-out';
import { type Unsent, unsentOf } from '~/web/core/stores/unsent';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** Hardly ever seen, and what dialogs are made of is large. */
const LeaveDialog = lazily(async () => (await import('./leave-dialog')).LeaveDialog);

/**
 * Signing out, which first names what is not sent yet.
 * @param before is done right before it
 */
export function useLeave({ next, before }: { next?: string; before?: () => Promise<unknown> } = {}): {
  leave: () => void;
  dialog: ReactNode;
  signOut: ReturnType<typeof useSignOut>;
} {
  const personId = useSession().person?.id ?? 0;
  const signOut = useSignOut();
  const problemOf = useProblemMessage();
  /** What would be lost; null while nobody is asked. */
  const [unsent, setUnsent] = useState<Unsent[] | null>(null);
  const go = async (onError?: (error: Error) => void) => {
    await before?.();
    signOut.mutate(next === undefined ? {} : { next }, onError && { onError });
  };
  return {
    leave() {
      const waiting = unsentOf(personId);
      if (waiting.length > 0) setUnsent(waiting);
      else void go((error) => showToast(problemOf(error), { tone: 'failure' }));
    },
    signOut,
    dialog: (
      <OnceWanted wanted={unsent !== null}>
        <LeaveDialog
          personId={personId}
          unsent={unsent}
          onChange={setUnsent}
          onLeave={() => void go()}
          leaving={signOut.isPending}
          problem={signOut.error}
        />
      </OnceWanted>
    ),
  };
}
