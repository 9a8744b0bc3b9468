import { Anchor, Button, Stack, TextInput } from '@mantine/core';
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
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { EntryCard } from '../entry-card';
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
        <Anchor component={Link} to={href(login, {}, { next })} fw={600}>
          <FormattedMessage id="security.step.back" />
        </Anchor>
      }
    >
      {error ? (
        <ProblemNotice error={error} />
      ) : !data ? (
        <SkeletonList rows={2} height={48} />
      ) : (
        <Stack gap="md">
          {data.passkeys && canUsePasskeys() && !recovery && <WithPasskey next={next} first={!data.totp} />}
          {withCode && <WithCode key={String(recovery)} next={next} recovery={recovery} />}
          <Button variant="subtle" onClick={() => setRecovery(!recovery)}>
            <FormattedMessage id={recovery ? 'security.step.no-recovery' : 'security.step.recovery'} />
          </Button>
        </Stack>
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
      <Stack gap="md">
        {signIn.error && <ProblemNotice error={signIn.error} />}
        <TextInput
          ref={field}
          name="code"
          label={intl.formatMessage({ id: recovery ? 'security.step.recovery-code' : 'security.step.code' })}
          description={recovery ? intl.formatMessage({ id: 'security.step.recovery-hint' }) : undefined}
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize={recovery ? 'characters' : undefined}
          spellCheck={false}
          required
          withAsterisk={false}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={signIn.isPending || signIn.isSuccess}>
          <FormattedMessage id="accounts.login.submit" />
        </Button>
      </Stack>
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
        fullWidth
        leftSection={<IconKey size={18} aria-hidden />}
        loading={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
      >
        <FormattedMessage id="security.passkey.use" />
      </Button>
    </>
  );
}
