import { Anchor, Button, Skeleton } from '@mantine/core';
import { IconCards, IconFileDownload } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { browseCards, type CardFilter } from '~/domain/flashcards/browse/contract';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { href } from '~/domain/kit/contract';
import { runAction } from '~/web/live/client';
import { serverNow } from '~/web/live/server-time';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import { type Act, ACTS } from './acts';
import { ActsBar } from './acts-bar';
import { type Card, filterIn, type Patch } from './browse-data';
import classes from './browse.module.css';
import { CardGrid } from './card-grid';
import { EditDialog } from './edit-dialog';
import { Filters } from './filters';
import { drop, NOTHING, only } from './selection';
import { useActs } from './use-acts';
import { useCards } from './use-cards';

/** Every card of one's own decks: found, selected, and changed together. */
export function BrowsePage() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterIn(search), [search]);
  const cards = useCards(filter);
  const acts = useActs(cards);
  const [selection, setSelection] = useState(NOTHING);
  const [editing, setEditing] = useState<Card | null>(null);
  /** Whether the reader is asked before many cards are deleted. */
  const [asking, setAsking] = useState(false);
  const [now] = useState(serverNow);
  const change = useCallback(
    (changed: Partial<CardFilter>) => {
      setSelection(NOTHING);
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed))
            if (value) after.set(name, String(value));
            else after.delete(name);
          return after;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  const title = say({ id: 'flashcards.browse.title' });
  const { data, offered, error, items, count, more } = cards;
  const list = useRef<HTMLDivElement>(null);
  /** The focus has been in the list: if what has it goes, such as a row that is deleted, it comes back. */
  const held = useRef(false);
  // Before a next key can arrive: on the body, Space would scroll the page.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement === list.current;
    if (!held.current || !lost || editing) return;
    const row = list.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    (row ?? list.current)?.focus({ preventScroll: true });
  });
  if (error && !offered) return <PageProblem title={title} error={error} retry={cards.refetch} />;

  const run = async (act: Act, input: object, patch: Patch) => {
    const gone = await acts.run(act, [...selection.chosen], input, patch);
    if (gone) setSelection((before) => drop(before, gone));
    return gone !== null;
  };
  const deleting = ACTS.find(({ name }) => name === 'delete')!;
  const begin = (act: Act) => {
    if (acts.doing !== null || selection.chosen.size === 0) return;
    if (act === deleting && selection.chosen.size > 1) setAsking(true);
    else void run(act, {}, act.patch ?? null);
  };

  const all = () =>
    void runAction(browseCards, 'ids', { query: filter }, {}).then(
      ({ ids }) => setSelection(only(ids)),
      () => setSelection(only(items.map(({ id }) => id))),
    );
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={say({ id: 'flashcards.browse.lead' })}
        eyebrow={
          <Anchor component={Link} to={href(flashcardHome)} fz="inherit">
            <FormattedMessage id="flashcards.title" />
          </Anchor>
        }
        actions={
          filter.deck > 0 && (
            <Button
              component="a"
              variant="default"
              href={href({ path: EXPORT_FILE_PATH }, {}, { deck: filter.deck, format: 'apkg', history: 'true' })}
              download
              leftSection={<IconFileDownload size={18} aria-hidden />}
            >
              <FormattedMessage id="flashcards.browse.export" />
            </Button>
          )
        }
      />
      {offered && <Filters filter={filter} data={offered} onChange={change} />}
      {error && !data && <ProblemNotice error={error} onRetry={cards.refetch} />}
      {!data || !offered ? (
        !error && <Skeleton height={480} aria-busy />
      ) : (
        <>
          <ActsBar
            data={offered}
            selected={[...selection.chosen]}
            matching={count}
            acts={acts}
            onBegin={begin}
            onRun={run}
            onAll={all}
            onNone={() => setSelection(NOTHING)}
          />
          <div
            ref={list}
            tabIndex={-1}
            className={classes.list}
            aria-busy={cards.waiting || undefined}
            onFocus={() => {
              held.current = true;
            }}
          >
            {items.length > 0 ? (
              <>
                <p id="browse-keys" className={`${texts.dimmedBody} ${layout.notOnPhone}`}>
                  <FormattedMessage id="flashcards.browse.keys" />
                </p>
                <CardGrid
                  cards={items}
                  count={count}
                  selection={selection}
                  onSelect={setSelection}
                  onEdit={setEditing}
                  onAll={all}
                  onDelete={() => begin(deleting)}
                  onEnd={() => more?.load()}
                  now={now}
                />
                {more?.error && <ProblemNotice error={more.error} onRetry={more.load} />}
                {more && (
                  <Button variant="default" size="md" loading={more.loading} onClick={more.load}>
                    <FormattedMessage id="flashcards.browse.more" />
                  </Button>
                )}
              </>
            ) : data.decks.length === 0 ? (
              <EmptyState
                icon={<IconCards />}
                title={<FormattedMessage id="flashcards.browse.empty" />}
                action={
                  <Button component={Link} to={href(createDeck)}>
                    <FormattedMessage id="flashcards.decks.create" />
                  </Button>
                }
              >
                <FormattedMessage id="flashcards.browse.empty.body" />
              </EmptyState>
            ) : (
              <EmptyState icon={<IconCards />} title={<FormattedMessage id="flashcards.browse.nothing" />}>
                <FormattedMessage id="flashcards.browse.nothing.body" />
              </EmptyState>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        opened={asking}
        title={<FormattedMessage id="flashcards.browse.delete.sure" values={{ cards: selection.chosen.size }} />}
        confirm={<FormattedMessage id="flashcards.browse.delete" />}
        destructive
        loading={acts.doing !== null}
        onConfirm={() => void run(deleting, {}, null).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
      <EditDialog
        card={editing}
        onClose={() => setEditing(null)}
        onSaved={(saved) => {
          cards.patch([editing!.id], (card) => ({ ...card, ...saved }));
          setEditing(null);
        }}
      />
    </div>
  );
}
