import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import { IconBell, IconBellOff, IconCopy, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { ALL_CARDS, flashcardSetup } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { deckChanges, deckPage, decksPage } from '~/domain/flashcards/sharing/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { pageKey, runAction, useAction, usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { uuid } from '~/web/live/uuid';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { type QuizColour, type QuizIcon, QuizLook } from '~/web/ui/quiz-look';
import { Section } from '~/web/ui/section-heading';
import { useArrival } from '~/web/ui/use-arrival';
import { ExportCards } from '../exchange/export-cards';
import { AuthorCard } from './author-card';
import { CardsToRead } from './cards-to-read';
import { DeckNews } from './deck-news';
import { ReportDeck, ReportOwner } from './deck-reports';
import classes from './decks.module.css';

type Data = PageData<typeof deckPage>;

/** One deck, for those who may review it: its cards, its author, and what is new (spec 2 §2). */
export function DeckPage() {
  const { formatMessage: say } = useIntl();
  const { deck_id = '' } = useParams();
  const address = { params: { deck_id } };
  const { data, error, refetch } = usePage(deckPage, address, { refetchOnMount: 'always' });
  const { snapshot } = useLive(deckChanges, Number(deck_id), { enabled: Number(deck_id) > 0 });
  const version = snapshot?.version;
  const shownVersion = data?.deck.live_version;
  const asked = useRef<number>(undefined);
  useEffect(() => {
    // What its author changes arrives while one reads.
    if (version === undefined || shownVersion === undefined || version <= shownVersion || asked.current === version)
      return;
    asked.current = version;
    void refetch();
  }, [version, shownVersion, refetch]);
  const title = say({ id: 'flashcards.decks.one' });
  // A deck that was shared no more while one read it says so.
  if (error && (!data || error.status === 404)) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data)
    return (
      <div className={classes.page} aria-busy>
        <PageHeader title={title} />
        <Skeleton height={120} />
        <Skeleton height={320} />
      </div>
    );
  return <Deck key={data.deck.id} data={data} />;
}

function Deck({ data: { deck, items, news } }: { data: Data }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const address = { params: { deck_id: deck.id } };
  const [submission_id] = useState(uuid);
  const put = (next: Data) => cache.setQueryData(pageKey(deckPage, { params: { deck_id: String(deck.id) } }), next);
  const follow = useAction(deckPage, 'follow', address, { onSuccess: put });
  const unfollow = useAction(deckPage, 'unfollow', address, { onSuccess: put });
  const clone = useAction(deckPage, 'clone', address, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const start = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const problem = follow.error ?? unfollow.error ?? clone.error ?? start.error;
  const shown = useSeenNews(deck, news);
  useArrival('', true);

  return (
    <div className={classes.page}>
      <PageHeader
        title={deck.deck_name}
        eyebrow={
          <Anchor component={Link} to={href(decksPage)} fz="inherit">
            <FormattedMessage id="flashcards.decks.title" />
          </Anchor>
        }
        lead={deck.deck_description}
      />
      <div className={classes.head}>
        <QuizLook icon={deck.deck_icon as QuizIcon} colour={deck.deck_colour as QuizColour} size={64} />
        <div className={classes.facts}>
          <p>
            <FormattedMessage id="flashcards.decks.facts" values={{ cards: deck.cards, followers: deck.followers }} />
          </p>
          {deck.category.length > 0 && <p className={classes.tags}>{deck.category.join(' · ')}</p>}
          {deck.cloned_from && (
            <p>
              <FormattedMessage
                id={deck.cloned_from.id === null ? 'flashcards.decks.copied.away' : 'flashcards.decks.copied'}
                values={{
                  name: deck.cloned_from.owner_name || 'none',
                  deck: deck.cloned_from.id !== null && (
                    <Link to={href(deckPage, { deck_id: deck.cloned_from.id })}>{deck.cloned_from.deck_name}</Link>
                  ),
                }}
              />
            </p>
          )}
        </div>
      </div>
      <Group gap="sm">
        <Button
          size="md"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          disabled={deck.cards === 0}
          loading={start.isPending}
          onClick={() =>
            start.mutate({
              quiz_type: reviewTypeOf(deck.owned ? 'own-deck' : 'shared-deck', false),
              deck_id: deck.id,
              length: ALL_CARDS,
              submission_id,
            })
          }
        >
          <FormattedMessage id="flashcards.decks.review" />
        </Button>
        {deck.abilities.follow && (
          <Button
            size="md"
            variant="default"
            aria-pressed={deck.followed}
            loading={follow.isPending || unfollow.isPending}
            leftSection={deck.followed ? <IconBellOff size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
            onClick={() => (deck.followed ? unfollow : follow).mutate({})}
          >
            <FormattedMessage id={deck.followed ? 'flashcards.decks.unfollow' : 'flashcards.decks.follow'} />
          </Button>
        )}
        {deck.abilities.clone && (
          <Button
            size="md"
            variant="default"
            loading={clone.isPending}
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => clone.mutate({ submission_id })}
          >
            <FormattedMessage id="flashcards.decks.clone" />
          </Button>
        )}
        {deck.abilities.edit && (
          <Button
            size="md"
            component={Link}
            to={href(editDeck, { deck_id: deck.id })}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            <FormattedMessage id="flashcards.decks.edit" />
          </Button>
        )}
        {deck.abilities.report && <ReportDeck deck={deck.id} />}
      </Group>
      {problem && <ProblemNotice error={problem} />}
      {deck.followed && <DeckNews news={shown} />}
      {deck.author && !deck.owned && (
        <AuthorCard author={deck.author}>
          {deck.abilities.report && deck.owner_id !== null && <ReportOwner owner={deck.owner_id} />}
        </AuthorCard>
      )}
      <Section
        id="cards-heading"
        title={<FormattedMessage id="flashcards.decks.cards" values={{ count: items.length }} />}
      >
        <CardsToRead cards={items} mayReport={deck.abilities.report} />
      </Section>
      {deck.owned && <ExportCards deck={deck.id} cards={deck.cards} />}
    </div>
  );
}

/** What is new has been seen once it stood here; it stays on the screen until one leaves. */
function useSeenNews(deck: Data['deck'], news: Data['news']): Data['news'] {
  const cache = useQueryClient();
  const [shown, setShown] = useState<Data['news']>([]);
  const { id, version, followed } = deck;
  useEffect(() => {
    if (!followed || news.length === 0) return;
    const cards = new Set(news.map(({ card_id }) => card_id));
    setShown((before) => [...news, ...before.filter(({ card_id }) => !cards.has(card_id))]);
    const address = { params: { deck_id: id } };
    runAction(deckPage, 'seen', address, { version }).then(
      () =>
        cache.setQueryData<Data>(pageKey(deckPage, address), (now) =>
          now && now.deck.version === version ? { ...now, news: [] } : now,
        ),
      // It stays new, and is shown again at the next visit.
      () => undefined,
    );
  }, [cache, id, version, followed, news]);
  return shown;
}
