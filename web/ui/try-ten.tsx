import { type ComponentProps, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { trialQuiz } from '~/domain/accounts/trial/contract';
import { useEnter } from '../core/enter';
import { useMutate } from '../live/client';
import { uuid } from '../live/uuid';
import { Button } from './button';
import { ProblemNotice, useRefusedForm } from './problem';

/** Starts a quiz of ten questions, or goes on with the one that runs. A visitor is a guest from then on. */
export function TryTen({ children, ...button }: Pick<ComponentProps<typeof Button>, 'variant' | 'children'>) {
  const enter = useEnter();
  const [submission_id] = useState(uuid);
  const refused = useRefusedForm();
  const start = useMutate(trialQuiz, { onSuccess: ({ next_url }) => enter(next_url) });
  const refusal = start.isIdle ? refused : start.error;
  return (
    <>
      {refusal && <ProblemNotice error={refusal} />}
      <Button {...button} loading={start.isPending || start.isSuccess} onClick={() => start.mutate({ submission_id })}>
        {children ?? <FormattedMessage id="app.try.ten" />}
      </Button>
    </>
  );
}
