import { Button, Skeleton } from '@mantine/core';
import { IconBooks, IconPackages } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { firstChoices } from './choices';
import { SetupForm } from './setup-form';
import layout from '~/web/ui/layout.module.css';
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
      <PageHeader
        title={title}
        lead={<FormattedMessage id="quizzes.setup.lead" />}
        actions={
          <Button
            component={Link}
            to={href(packsPage)}
            variant="default"
            leftSection={<IconPackages size={18} aria-hidden />}
          >
            <FormattedMessage id="quizzes.setup.packs" />
          </Button>
        }
      />
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
      <div className={layout.columnClose}>
        <Skeleton height={296} />
        <Skeleton height={236} />
        <Skeleton height={160} />
      </div>
      <Skeleton height={220} />
    </div>
  );
}
