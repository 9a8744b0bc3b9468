import { Button, Stack } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { promotionsPage, type PromotionsData } from '~/domain/promotions/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { useAction, usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useAnnounce } from '~/web/ui/announcer';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { useErrorToast } from '~/web/ui/use-error-toast';
import { EMPTY } from './form-values';
import { PromotionForm } from './promotion-form';
import { PromotionItem } from './promotion-item';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

/** Where staff write promotions. For everybody else there is no such page. */
export function PromotionsPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Promotions /> : <NotFoundPage />;
}

function Promotions() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(promotionsPage, {}, { refetchOnMount: 'always' });
  const [adding, setAdding] = useState<string | null>(null);
  return (
    <div className={layout.page960}>
      <PageHeader
        title={say({ id: 'promotions.title' })}
        lead={<FormattedMessage id="promotions.lead" />}
        actions={
          adding === null && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(uuid())}>
              <FormattedMessage id="promotions.add" />
            </Button>
          )
        }
      />
      <Stack gap="md">
        {error && <ProblemNotice error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonList rows={4} height={120} gap={12} />}
        {data && adding !== null && (
          <NewPromotion
            data={data}
            submissionId={adding}
            onDone={() => {
              setAdding(null);
              void refetch();
            }}
            onCancel={() => setAdding(null)}
          />
        )}
        {data?.items.length === 0 && adding === null && (
          <EmptyState icon={<IconSpeakerphone />} title={<FormattedMessage id="promotions.none" />} />
        )}
        {data && <List data={data} onChanged={refetch} />}
      </Stack>
    </div>
  );
}

function NewPromotion({
  data,
  submissionId,
  onDone,
  onCancel,
}: {
  data: PromotionsData;
  submissionId: string;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const create = useAction(
    promotionsPage,
    'create',
    {},
    {
      onSuccess: () => {
        announce(say({ id: 'promotions.saved' }));
        onDone();
      },
    },
  );
  return (
    <div className={classes.row}>
      <PromotionForm
        first={EMPTY}
        counts={data.counts}
        addresses={data.addresses}
        error={create.error}
        busy={create.isPending}
        notice={create.error && <ProblemNotice error={create.error} />}
        onSave={(values) => create.mutate({ ...values, submission_id: submissionId })}
        onCancel={onCancel}
      />
    </div>
  );
}

function List({ data, onChanged }: { data: PromotionsData; onChanged: () => Promise<unknown> }) {
  const errors = useErrorToast();
  const order = useAction(promotionsPage, 'order', {}, { ...errors, onSettled: onChanged });
  const move = (index: number, by: -1 | 1) => {
    const ids = data.items.map(({ id }) => id);
    [ids[index], ids[index + by]] = [ids[index + by]!, ids[index]!];
    order.mutate({ ids });
  };
  return data.items.map((row, index) => (
    <PromotionItem
      key={row.id}
      row={row}
      data={data}
      onChanged={onChanged}
      onMove={(by) => move(index, by)}
      first={index === 0}
      last={index === data.items.length - 1}
    />
  ));
}
