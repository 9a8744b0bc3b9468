import { Button, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { deckPage } from '~/domain/flashcards/sharing/contract';
import {
  importLog,
  importProgress,
  type ImportSnapshot,
  importStart,
  type Outcome,
  OUTCOMES,
} from '~/domain/flashcards/exchange/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { useAction, usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { SectionHeading } from '~/web/ui/section-heading';
import { ImportCounts } from './import-counts';
import { ImportWorking } from './import-working';
import { LogItems } from './log-items';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './exchange.module.css';

type Log = PageData<typeof importLog>;
type Show = 'all' | Outcome;
const RUNNING: ReadonlySet<ImportSnapshot['state']> = new Set(['reading', 'taking', 'undoing']);

/** An import: how far it is, what became of each card, and the way back. */
export function ImportLogPage() {
  const { formatMessage: say } = useIntl();
  const { import_id = '' } = useParams();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const show: Show = OUTCOMES.find((outcome) => outcome === search.get('show')) ?? 'all';
  const { data, error, refetch, isPlaceholderData } = usePage(
    importLog,
    {
      params: { import_id },
      query: { page: page > 1 ? page : undefined, show: show === 'all' ? undefined : show },
    },
    { gcTime: 0, placeholderData: keepPreviousData },
  );
  if (error && !data)
    return <PageProblem title={say({ id: 'flashcards.exchange.title' })} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      {data ? (
        <Import key={data.import.import_id} log={data} show={show} stale={isPlaceholderData} reload={refetch} />
      ) : (
        <div aria-busy>
          <Skeleton height={320} />
        </div>
      )}
    </div>
  );
}

function Import({ log, show, stale, reload }: { log: Log; show: Show; stale: boolean; reload: () => unknown }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const { import_id } = log.import;
  const live = useLive(importProgress, import_id, { initial: log.import });
  const { snapshot = log.import, connection, error } = live;
  const onSuccess = (answer: ImportSnapshot) => offerSnapshot(cache, importProgress, import_id, answer);
  const cancel = useAction(importLog, 'cancel', { params: { import_id } }, { onSuccess });
  const undo = useAction(importLog, 'undo', { params: { import_id } }, { onSuccess });
  const { state, counts, failure } = snapshot;
  const running = RUNNING.has(state);

  // The cards are on the page, not in the news of how far it is.
  const outdated = state !== log.import.state;
  useEffect(() => {
    if (outdated) void reload();
  }, [outdated, state, reload]);

  const problem = error ?? cancel.error ?? undo.error;
  return (
    <>
      <PageHeader
        title={say({ id: `flashcards.exchange.heading.${state}` }, { cards: counts.new + counts.updated })}
        eyebrow={snapshot.file_name}
        actions={running ? <ConnectionMark state={connection} every={importProgress.poll.every / 1_000} /> : null}
      />
      {problem && <ProblemNotice error={problem} onRetry={reload} />}
      {running && (
        <ImportWorking snapshot={snapshot} cancelling={cancel.isPending} onCancel={() => cancel.mutate({})} />
      )}
      {failure && (
        <Text role="alert">
          <FormattedMessage
            id={`flashcards.exchange.failure.${failure}`}
            values={{ line: snapshot.failed_line ?? 0 }}
          />
        </Text>
      )}
      {!running && log.items.count + snapshot.total > 0 && state !== 'cancelled' && (
        <ImportCounts snapshot={snapshot} />
      )}
      {!running && log.decks.length > 0 && (
        <section>
          <SectionHeading>
            <FormattedMessage id="flashcards.exchange.decks" />
          </SectionHeading>
          <ul className={lists.inPanel}>
            {log.decks.map(({ id, deck_name, cards }) => (
              <li key={id}>
                <Link className={lists.record} to={href(deckPage, { deck_id: id })}>
                  <span className={lists.name}>{deck_name}</span>
                  <span className={text.dimmed}>
                    <FormattedMessage id="flashcards.exchange.cards" values={{ cards }} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!running && (
        <div className={layout.toolbarStacked}>
          <Button component={Link} to={href(importStart)} variant="default" h={48}>
            <FormattedMessage id="flashcards.exchange.another" />
          </Button>
          {snapshot.undoable && (
            <ConfirmButton
              before={<IconArrowBackUp size={18} aria-hidden />}
              loading={undo.isPending}
              question={<FormattedMessage id="flashcards.exchange.undo.question" />}
              consequence={<FormattedMessage id="flashcards.exchange.undo.about" />}
              confirm={<FormattedMessage id="flashcards.exchange.undo" />}
              onConfirm={() => undo.mutate({})}
            >
              <FormattedMessage id="flashcards.exchange.undo" />
            </ConfirmButton>
          )}
        </div>
      )}
      {!running && !outdated && <LogItems importId={import_id} items={log.items} show={show} stale={stale} />}
    </>
  );
}
