import { Skeleton } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import layout from '~/web/ui/layout.module.css';
import { PackForm } from './pack-form';
import { Papers } from './papers';

/** Packs of questions, and a quiz of one of them. */
export function PacksPage() {
  const { formatMessage: say } = useIntl();
  const [search] = useSearchParams();
  const { data, error, refetch } = usePage(packsPage);
  useEntitlementNews(refetch);
  const title = say({ id: 'quizzes.packs.title' });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} lead={<FormattedMessage id="quizzes.packs.lead" />} />
      {!data ? (
        <Skeleton height={320} />
      ) : data.packs.length === 0 ? (
        <EmptyState icon={<IconPackages />} title={<FormattedMessage id="quizzes.packs.empty" />} />
      ) : (
        <div className={layout.stackLoose}>
          <PackForm
            packs={data.packs}
            first={
              data.packs.find(({ pack }) => pack === search.get('pack'))?.pack ??
              data.packs.find(({ counts }) => counts.all > 0)?.pack ??
              data.packs[0]!.pack
            }
          />
          {data.papers.length > 0 && <Papers papers={data.papers} />}
        </div>
      )}
    </>
  );
}
