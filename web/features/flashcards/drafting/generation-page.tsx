import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { deckGeneration, deckGenerationPage } from '~/domain/flashcards/generation/contract';
import type { PageData } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import layout from '~/web/ui/layout.module.css';
import { Generation } from './generation';

/** A deck while it is written: its cards come by push, or by poll. Afterwards they are read and confirmed here. */
export function GenerationPage() {
  const { formatMessage: say } = useIntl();
  const { generation_id = '' } = useParams();
  // Read afresh each time: how far it is changes by the second.
  const { data, error, refetch } = usePage(deckGenerationPage, { params: { generation_id } }, { gcTime: 0 });
  if (error && !data) return <PageProblem title={say({ id: 'flashcards.generate' })} error={error} retry={refetch} />;
  return (
    <div className={layout.page720}>
      {data ? <Watched key={data.generation_id} page={data} /> : <Skeleton height={320} aria-busy />}
    </div>
  );
}

const STATES = { waiting: 'waiting', writing: 'writing', done: 'done', cancelled: 'cancelled' } as const;

function Watched({ page }: { page: PageData<typeof deckGenerationPage> }) {
  const { formatMessage: say } = useIntl();
  const {
    snapshot = page.generation,
    connection,
    error,
  } = useLive(deckGeneration, page.generation_id, {
    initial: page.generation,
  });
  const title = say({ id: `flashcards.generation.title.${snapshot.failure ? 'failed' : STATES[snapshot.stage]}` });
  if (error) return <PageProblem title={title} error={error} retry={() => undefined} />;
  const running = snapshot.stage === 'waiting' || snapshot.stage === 'writing';
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={page.title || say({ id: `flashcards.generate.source.${page.source}` })}
        actions={running ? <ConnectionMark state={connection} every={deckGeneration.poll.every / 1_000} /> : null}
      />
      <Generation id={page.generation_id} snapshot={snapshot} />
    </>
  );
}
