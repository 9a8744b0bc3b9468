import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { safeNext } from '~/domain/accounts/safe-next';
import { href } from '~/domain/kit/contract';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { EntryCard } from '../entry-card';
import { AboutStep } from './about-step';
import { lacksTraining } from '../training/training-values';
import { toSubmit, type Field, type Step } from './form';
import { SignInStep } from './sign-in-step';
import { StepProgress } from './step-progress';
import { TrainingStep } from './training-step';
import classes from './registration.module.css';
import { useRegistration } from './use-registration';

/** Registration in three steps (spec 1 §2–5, spec 2 §5). A guest who registers keeps their results. */
export function RegisterPage() {
  const intl = useIntl();
  const enter = useEnter();
  const { person } = useSession();
  const next = useSearchParams()[0].get('next') ?? undefined;
  const form = useRegistration();
  const element = useRef<HTMLFormElement>(null);
  const focusNext = useRef<Field | 'heading' | null>(null);
  const create = useAction(
    register,
    'submit',
    {},
    {
      onSuccess: ({ next_url }) => enter(next_url),
      onError: (error) => {
        focusNext.current = form.refuse(error.errors);
      },
    },
  );

  useEffect(() => {
    const target = focusNext.current;
    if (!target) return;
    focusNext.current = null;
    element.current?.querySelector<HTMLElement>(target === 'heading' ? 'h2' : `[data-field="${target}"]`)?.focus();
  });

  if (person && !person.guest && create.isIdle) return <Navigate to={safeNext(next)} replace />;

  const move = (step: Step) => {
    focusNext.current = 'heading';
    form.goTo(step);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blocker = form.blocker();
    if (blocker) focusNext.current = blocker;
    else if (form.step < 3) move((form.step + 1) as Step);
    else create.mutate(toSubmit(form.values, next));
  };
  const busy = create.isPending || create.isSuccess;
  return (
    <EntryCard
      title={intl.formatMessage({ id: 'accounts.register.title' })}
      lead={
        person?.guest ? (
          <FormattedMessage id="accounts.register.guest-lead" values={{ name: person.name }} />
        ) : (
          <FormattedMessage id="accounts.register.lead" />
        )
      }
      otherwise={
        <>
          <FormattedMessage id="accounts.register.have-account" />{' '}
          <Anchor component={Link} to={href(login, {}, { next })} fw={600}>
            <FormattedMessage id="accounts.login.submit" />
          </Anchor>
        </>
      }
    >
      <form ref={element} onSubmit={submit} noValidate>
        <StepProgress step={form.step} />
        <Stack gap="md">
          {form.incomplete && (
            <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
              <FormattedMessage id="accounts.register.fill-in" />
            </Alert>
          )}
          {create.error && create.error.errors.length === 0 && <ProblemNotice error={create.error} />}
          {form.step === 1 && <SignInStep form={form} />}
          {form.step === 2 && <AboutStep form={form} />}
          {form.step === 3 && <TrainingStep form={form} />}
          <Group justify="space-between" wrap="nowrap" className={classes.move}>
            {form.step > 1 && (
              <Button variant="default" disabled={busy} onClick={() => move((form.step - 1) as Step)}>
                <FormattedMessage id="accounts.register.back" />
              </Button>
            )}
            <Button type="submit" flex={1} loading={busy} disabled={form.step === 3 && lacksTraining(form.values)}>
              <FormattedMessage id={form.step === 3 ? 'accounts.register.submit' : 'accounts.register.next'} />
            </Button>
          </Group>
        </Stack>
      </form>
    </EntryCard>
  );
}
