import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { login } from '~/domain/accounts/contract';
import { useEnter } from '~/web/core/enter';
import { runAction } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import classes from '../entry-card.module.css';
import { askPasskey, canUsePasskeys } from './passkey-browser';

/** Signing in by a passkey alone: it names the person and proves who they are. */
export function PasskeySignIn({ next }: { next: string | undefined }) {
  const intl = useIntl();
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: async () => {
      const credential = await askPasskey(await runAction(login, 'passkey_options', {}, {}));
      return runAction(login, 'passkey', {}, { credential, next });
    },
    onSuccess: ({ next_url }) => enter(next_url),
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className={`${layout.stackMedium} ${layout.below}`}>
      <div className={classes.or}>{intl.formatMessage({ id: 'accounts.login.or' })}</div>
      {signIn.error && <ProblemNotice error={signIn.error} />}
      <Button
        variant="default"
        wide
        before={<IconKey size={18} aria-hidden />}
        loading={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
      >
        <FormattedMessage id="accounts.login.passkey" />
      </Button>
    </div>
  );
}
