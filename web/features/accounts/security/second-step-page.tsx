import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { login } from '~/domain/accounts/contract';
import { secondStep } from '~/domain/accounts/security/contract';
import { href } from '~/domain/kit/contract';
import { useEnter } from '~/web/core/enter';
import { runAction, useAction, usePage } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TextField } from '~/web/ui/text-field';
import { EntryCard } from '../entry-card';
import classes from '../entry-card.module.css';
import { askPasskey, canUsePasskeys } from './passkey-browser';

/** The second step of signing in: a code of the app, a passkey, or a recovery code. */
export function SecondStepPage() {
  const intl = useIntl();
  const next = useSearchParams()[0].get('next') ?? undefined;
  const { data, error } = usePage(secondStep, {}, { retry: false, staleTime: Infinity });
  const [recovery, setRecovery] = useState(false);
  const withCode = data !== undefined && (data.totp || recovery);
  return (
    <EntryCard
      title={intl.formatMessage({ id: 'security.step.title' })}
      lead={
        <FormattedMessage
          id={
            recovery
              ? 'security.step.lead.recovery'
              : data && !data.totp
                ? 'security.step.lead.passkey'
                : 'security.step.lead'
          }
        />
      }
      otherwise={
        <Link to={href(login, {}, { next })} className={classes.way}>
          <FormattedMessage id="security.step.back" />
        </Link>
      }
    >
      {error ? (
        <ProblemNotice error={error} />
      ) : !data ? (
        <SkeletonList rows={2} height={48} />
      ) : (
        <div className={layout.stackMedium}>
          {data.passkeys && canUsePasskeys() && !recovery && <WithPasskey next={next} first={!data.totp} />}
          {withCode && <WithCode key={String(recovery)} next={next} recovery={recovery} />}
          <Button variant="subtle" onClick={() => setRecovery(!recovery)}>
            <FormattedMessage id={recovery ? 'security.step.no-recovery' : 'security.step.recovery'} />
          </Button>
        </div>
      )}
    </EntryCard>
  );
}

function WithCode({ next, recovery }: { next: string | undefined; recovery: boolean }) {
  const intl = useIntl();
  const enter = useEnter();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const signIn = useAction(
    secondStep,
    'submit',
    {},
    {
      onSuccess: ({ next_url }) => enter(next_url),
      onError: () => {
        setCode('');
        field.current?.focus();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ code, next });
  };
  return (
    <form onSubmit={submit}>
      <div className={layout.stackMedium}>
        {signIn.error && <ProblemNotice error={signIn.error} />}
        <TextField
          ref={field}
          name="code"
          label={intl.formatMessage({ id: recovery ? 'security.step.recovery-code' : 'security.step.code' })}
          description={recovery ? intl.formatMessage({ id: 'security.step.recovery-hint' }) : undefined}
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize={recovery ? 'characters' : undefined}
          spellCheck={false}
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" wide loading={signIn.isPending || signIn.isSuccess}>
          <FormattedMessage id="accounts.login.submit" />
        </Button>
      </div>
    </form>
  );
}

function WithPasskey({ next, first }: { next: string | undefined; first: boolean }) {
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: async () => {
      const credential = await askPasskey(await runAction(secondStep, 'passkey_options', {}, {}));
      return runAction(secondStep, 'passkey', {}, { credential, next });
    },
    onSuccess: ({ next_url }) => enter(next_url),
  });
  return (
    <>
      {signIn.error && <ProblemNotice error={signIn.error} />}
      <Button
        variant={first ? 'filled' : 'default'}
        wide
        before={<IconKey size={18} aria-hidden />}
        loading={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
      >
        <FormattedMessage id="security.passkey.use" />
      </Button>
    </>
  );
}
