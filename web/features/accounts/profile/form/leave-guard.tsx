import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';

/** Asks before unsaved changes are left behind: with another page, or with the tab. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={<FormattedMessage id="profile.leave" />}
      confirm={<FormattedMessage id="profile.leave.confirm" />}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <FormattedMessage id="profile.leave.body" />
    </ConfirmDialog>
  );
}
