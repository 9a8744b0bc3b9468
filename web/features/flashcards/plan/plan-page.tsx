import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { examPlan } from '~/domain/flashcards/plan/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ExamForm } from './exam-form';
import { PlanView } from './plan-view';
import classes from './plan.module.css';

/** The exam that somebody learns for, and what to do today. Without one, the way to name it. */
export function PlanPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(examPlan, {}, { refetchOnMount: 'always' });
  const [editing, edit] = useState(false);
  const title = say({ id: 'flashcard-plan.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  const shown = data?.exam?.exam_name || title;
  return (
    <div className={classes.page}>
      <PageHeader
        title={shown}
        lead={<FormattedMessage id="flashcard-plan.lead" />}
        actions={
          data?.exam &&
          !editing && (
            <Button variant="default" onClick={() => edit(true)}>
              <FormattedMessage id="flashcard-plan.change" />
            </Button>
          )
        }
      />
      {!data && <Skeleton height={320} aria-busy />}
      {data?.exam && !editing && <PlanView data={data} />}
      {data && (!data.exam || editing) && (
        <ExamForm
          data={data}
          onCancel={data.exam ? () => edit(false) : undefined}
          onDone={() => void refetch().then(() => edit(false))}
        />
      )}
    </div>
  );
}
