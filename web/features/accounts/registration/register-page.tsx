import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { safeNext } from '~/domain/accounts/safe-next';
import { href } from '~/domain/kit/contract';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import { fetched } from '~/web/ui/fetched';
import layout from '~/web/ui/layout.module.css';
import { LeadOn } from '~/web/ui/lead-on';
import { Notice } from '~/web/ui/notice';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { EntryCard } from '../entry-card';
import entry from '../entry-card.module.css';
import { AboutStep } from './about-step';
import { lacksTraining } from '../training/training-values';
import { toSubmit, type Field, type Step } from './form';
import { SignInStep } from './sign-in-step';
import { StepProgress } from './step-progress';
import classes from './registration.module.css';
import { useRegistration } from './use-registration';

const TrainingStep = fetched(async () => (await import('./training-step')).TrainingStep);

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

  const { step } = form;
  useEffect(() => {
    if (step === 2) void TrainingStep.soon();
  }, [step]);

  if (person && !person.guest && create.isIdle) return <LeadOn to={safeNext(next)} />;

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
          <Link to={href(login, {}, { next })} className={entry.way}>
            <FormattedMessage id="accounts.login.submit" />
          </Link>
        </>
      }
    >
      <form ref={element} onSubmit={submit} noValidate>
        <StepProgress step={form.step} />
        <div className={layout.stackMedium}>
          {form.incomplete && (
            <Notice tone="wrong" role="alert" icon={<IconAlertTriangle aria-hidden />}>
              <FormattedMessage id="accounts.register.fill-in" />
            </Notice>
          )}
          {create.error && create.error.errors.length === 0 && <ProblemNotice error={create.error} />}
          {form.step === 1 && <SignInStep form={form} />}
          {form.step === 2 && <AboutStep form={form} />}
          {form.step === 3 && (
            <Suspense fallback={<SkeletonList rows={4} height={48} gap={16} />}>
              <TrainingStep form={form} />
            </Suspense>
          )}
          <div className={classes.move}>
            {form.step > 1 && (
              <Button variant="default" disabled={busy} onClick={() => move((form.step - 1) as Step)}>
                <FormattedMessage id="accounts.register.back" />
              </Button>
            )}
            <Button
              type="submit"
              className={layout.grow}
              loading={busy}
              disabled={form.step === 3 && lacksTraining(form.values)}
            >
              <FormattedMessage id={form.step === 3 ? 'accounts.register.submit' : 'accounts.register.next'} />
            </Button>
          </div>
        </div>
      </form>
    </EntryCard>
  );
}
