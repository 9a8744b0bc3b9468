import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { importPreview, importProgress } from '~/domain/questions/exchange/contract';
import { useAction, usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { PageProblem } from '~/web/ui/page-problem';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';
import { ItemList } from './items';
import { Outcome } from './outcome';
import { Ready } from './ready';
import { Working } from './working';

type Preview = PageData<typeof importPreview>;

/** An import: how far it is, what would be taken, what cannot be and why; and in the end what became of it. */
export function PreviewPage() {
  const { formatMessage: say } = useIntl();
  const { import_id = '' } = useParams();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const show = search.get('show') === 'refused' ? 'refused' : 'all';
  const { data, error, refetch, isPlaceholderData } = usePage(
    importPreview,
    {
      params: { import_id },
      query: { page: page > 1 ? page : undefined, show: show === 'refused' ? show : undefined },
    },
    { gcTime: 0, placeholderData: keepPreviousData },
  );
  if (error && !data)
    return <PageProblem title={say({ id: 'questions.import.preview.title' })} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      {data ? (
        <Import key={data.import.import_id} preview={data} stale={isPlaceholderData} show={show} reload={refetch} />
      ) : (
        <div className={layout.formShrink} aria-busy>
          <Skeleton height={36} width="60%" />
          <Skeleton height={260} />
          <Skeleton height={320} />
        </div>
      )}
    </div>
  );
}

const RUNNING: ReadonlySet<string> = new Set(['reading', 'taking']);

function Import({
  preview,
  stale,
  show,
  reload,
}: {
  preview: Preview;
  stale: boolean;
  show: 'all' | 'refused';
  reload: () => unknown;
}) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const params = { import_id: preview.import.import_id };
  const {
    snapshot = preview.import,
    connection,
    error,
  } = useLive(importProgress, params.import_id, { initial: preview.import });
  const confirm = useAction(
    importPreview,
    'confirm',
    { params },
    { onSuccess: (answer) => offerSnapshot(cache, importProgress, params.import_id, answer) },
  );
  const cancel = useAction(
    importPreview,
    'cancel',
    { params },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  const { state } = snapshot;

  // What was read is on the page, not in the news of how far it is.
  const outdated = state !== preview.import.state;
  useEffect(() => {
    if (outdated) void reload();
  }, [outdated, state, reload]);

  const title = say(
    { id: `questions.import.heading.${state}` },
    { accepted: snapshot.accepted, refused: snapshot.refused },
  );
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={preview.import.file_name}
        actions={
          RUNNING.has(state) ? <ConnectionMark state={connection} every={importProgress.poll.every / 1_000} /> : null
        }
      />
      {error && <ProblemNotice error={error} onRetry={reload} />}
      {RUNNING.has(state) && (
        <Working snapshot={snapshot} cancelling={cancel.isPending} onCancel={() => cancel.mutate({})} />
      )}
      {state === 'ready' && (
        <Ready
          page={preview}
          snapshot={snapshot}
          confirming={confirm.isPending}
          cancelling={cancel.isPending}
          problem={confirm.error ?? cancel.error}
          onConfirm={() => confirm.mutate({})}
          onCancel={() => cancel.mutate({})}
        />
      )}
      {['done', 'failed', 'cancelled'].includes(state) && <Outcome snapshot={snapshot} into={preview.into} />}
      {!outdated && !RUNNING.has(state) && (
        <ItemList
          importId={params.import_id}
          items={preview.items}
          refused={snapshot.refused}
          show={show}
          stale={stale}
          onShow={(chosen) => setSearch(chosen === 'refused' ? { show: chosen } : {}, { replace: true })}
        />
      )}
    </>
  );
}
