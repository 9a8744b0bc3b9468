import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { answersHere } from '~/web/core/forget-device';
import { useSignOut } from '~/web/core/sign-out';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** Hardly ever seen, and what dialogs are made of is large. */
const ConfirmDialog = lazily(async () => (await import('~/web/ui/confirm-dialog')).ConfirmDialog);

/** Signing out, which asks first where answers would be lost by it. */
export function useLeave(): { leave: () => void; dialog: ReactNode } {
  const signOut = useSignOut();
  const problemOf = useProblemMessage();
  /** Answers that would be lost; null while nobody is asked. */
  const [lost, setLost] = useState<number | null>(null);
  return {
    leave() {
      const waiting = answersHere();
      if (waiting > 0) setLost(waiting);
      else signOut.mutate({}, { onError: (error) => showToast(problemOf(error), { tone: 'failure' }) });
    },
    dialog: (
      <OnceWanted wanted={lost !== null}>
        <ConfirmDialog
          opened={lost !== null}
          title={<FormattedMessage id="app.sign-out.answers" />}
          confirm={<FormattedMessage id="app.sign-out.lose" />}
          destructive
          loading={signOut.isPending}
          problem={signOut.error}
          onConfirm={() => signOut.mutate({})}
          onClose={() => setLost(null)}
        >
          <FormattedMessage id="app.sign-out.answers.body" values={{ count: lost ?? 0 }} />
        </ConfirmDialog>
      </OnceWanted>
    ),
  };
}
