import { Skeleton } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { quizSetup } from '~/domain/quizzes/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { firstChoices } from './choices';
import { SetupForm } from './setup-form';
import classes from './setup.module.css';

/** The page to set up a quiz from the bank (spec 1 §2). */
export function SetupPage() {
  const { formatMessage: say } = useIntl();
  const { person, language } = useSession();
  const [search] = useSearchParams();
  const asked = { specialty: Number(search.get('specialty')) || 0, topic: Number(search.get('topic')) || 0 };
  const { data, error, refetch } = usePage(quizSetup, {
    query: { specialty: asked.specialty || undefined, topic: asked.topic || undefined },
  });
  const title = say({ id: 'quizzes.setup.title' });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} />
      {!data || !person ? (
        <SetupSkeleton />
      ) : data.specialties.length === 0 ? (
        <EmptyState icon={<IconBooks />} title={<FormattedMessage id="quizzes.setup.empty" />}>
          <FormattedMessage id="quizzes.setup.empty.body" />
        </EmptyState>
      ) : (
        <SetupForm
          key={`${asked.specialty}/${asked.topic}/${language}`}
          setup={data}
          personId={person.id}
          onChanged={refetch}
          first={firstChoices(person.id, asked, data, language)}
        />
      )}
    </>
  );
}

function SetupSkeleton() {
  return (
    <div className={classes.columns} aria-busy>
      <Skeleton height={430} />
      <Skeleton height={138} />
    </div>
  );
}
