import { Anchor, Button, Pagination, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFolder, IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { deckPage, decksPage } from '~/domain/flashcards/sharing/contract';
import { createCard } from '~/domain/flashcards/single-card/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { CardsSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { type QuizColour, type QuizIcon, QuizLook } from '~/web/ui/quiz-look';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import lists from '~/web/ui/list.module.css';
import { type DeckNode, deckTree } from './deck-tree';
import classes from './decks.module.css';

type Data = PageData<typeof decksPage>;
type Deck = Data['mine'][number];

/** Milliseconds after the last key before decks are looked for. */
const SEARCH_DELAY = 250;

/** One's own decks, those one edits with others, those one follows, and shared ones to be found (spec 2 §2). */
export function DecksPage() {
  const { formatMessage: say } = useIntl();
  const { abilities } = useSession();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const { data, error, refetch } = usePage(
    decksPage,
    { query: { q, page } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const title = say({ id: 'flashcards.decks.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  const create = (
    <Button component={Link} to={href(createDeck)} leftSection={<IconPlus size={18} aria-hidden />}>
      <FormattedMessage id="flashcards.decks.create" />
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        eyebrow={
          <Anchor component={Link} to={href(flashcardHome)} fz="inherit">
            <FormattedMessage id="flashcards.title" />
          </Anchor>
        }
        actions={
          <>
            {abilities.publish && (
              <Button component={Link} to={href(createCard)} variant="default">
                <FormattedMessage id="flashcards.decks.create-card" />
              </Button>
            )}
            {create}
          </>
        }
      />
      {!data ? (
        <SkeletonList rows={4} height={72} />
      ) : (
        <>
          <Group id="mine" decks={data.mine} address={(deck) => href(editDeck, { deck_id: deck.id })}>
            <EmptyState
              art={<CardsSpot />}
              title={<FormattedMessage id="flashcards.decks.mine.empty" />}
              action={create}
            >
              <FormattedMessage id="flashcards.decks.mine.empty.body" />
            </EmptyState>
          </Group>
          <Group id="editing" decks={data.editing} address={(deck) => href(editDeck, { deck_id: deck.id })} />
          <Group id="followed" decks={data.followed} address={(deck) => href(deckPage, { deck_id: deck.id })} />
          <Section id="found-heading" title={<FormattedMessage id="flashcards.decks.found" />}>
            <TextInput
              type="search"
              aria-label={say({ id: 'flashcards.decks.search' })}
              placeholder={say({ id: 'flashcards.decks.search' })}
              leftSection={<IconSearch size={18} aria-hidden />}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setPage(1);
              }}
            />
            {data.found.items.length === 0 ? (
              <p className={classes.none} role="status">
                <FormattedMessage id={q === '' ? 'flashcards.decks.found.none' : 'flashcards.decks.found.nothing'} />
              </p>
            ) : (
              <Rows decks={data.found.items} address={(deck) => href(deckPage, { deck_id: deck.id })} />
            )}
            {data.found.pages > 1 && (
              <Pagination
                mt="md"
                total={data.found.pages}
                value={page}
                onChange={setPage}
                aria-label={say({ id: 'flashcards.decks.found.pages' })}
              />
            )}
          </Section>
        </>
      )}
    </div>
  );
}

/** A list of decks under its heading; nothing if it is empty, unless `children` say what to do. */
function Group({
  id,
  decks,
  address,
  children,
}: {
  id: 'mine' | 'editing' | 'followed';
  decks: readonly Deck[];
  address: (deck: Deck) => string;
  children?: ReactNode;
}) {
  if (decks.length === 0 && !children) return null;
  return (
    <Section id={`${id}-heading`} title={<FormattedMessage id={`flashcards.decks.${id}`} />}>
      {decks.length === 0 ? children : <Rows decks={decks} address={address} mine={id === 'mine'} />}
    </Section>
  );
}

interface RowsProps {
  decks: readonly Deck[];
  address: (deck: Deck) => string;
  mine?: boolean;
}

const Rows = (props: RowsProps) => <Branch {...props} nodes={deckTree(props.decks)} />;

/** Decks beside each other, and those below each of them. */
function Branch({ nodes, ...props }: Omit<RowsProps, 'decks'> & { nodes: DeckNode<Deck>[] }) {
  return (
    <ul className={lists.plain}>
      {nodes.map((node, at) => (
        <li key={`${node.path}.${at}`}>
          <Row node={node} {...props} />
          {node.children.length > 0 && (
            <div className={classes.below}>
              <Branch nodes={node.children} {...props} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ node, address, mine = false }: Omit<RowsProps, 'decks'> & { node: DeckNode<Deck> }) {
  const { deck, name, cards, children } = node;
  return (
    <ListRow
      to={deck ? address(deck) : ''}
      mark={
        deck ? (
          <QuizLook icon={deck.deck_icon as QuizIcon} colour={deck.deck_colour as QuizColour} />
        ) : (
          <span className={classes.folder}>
            <IconFolder size={26} stroke={1.6} />
          </span>
        )
      }
      title={name}
      about={
        deck ? (
          <>
            <FormattedMessage
              id={mine ? 'flashcards.decks.row.mine' : 'flashcards.decks.row'}
              values={{ cards: deck.cards, owner: deck.owner_name || 'none', shared: String(deck.deck_shared) }}
            />
            {children.length > 0 && (
              <>
                {' · '}
                <FormattedMessage id="flashcards.decks.row.below" values={{ cards }} />
              </>
            )}
          </>
        ) : (
          <FormattedMessage id="flashcards.decks.row.below" values={{ cards }} />
        )
      }
      result={
        deck !== null &&
        deck.news > 0 && (
          <span className={classes.news}>
            <FormattedMessage id="flashcards.decks.row.news" values={{ count: deck.news }} />
          </span>
        )
      }
    />
  );
}
