import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { deckChanges } from '~/domain/flashcards/sharing/contract';
import { addressOf, runAction } from '~/web/live/client';
import { ProblemError } from '~/web/live/problem-error';
import { get } from '~/web/live/request';
import { useLive } from '~/web/live/use-live';
import { uuid } from '~/web/live/uuid';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import { useStable } from '~/web/ui/use-stable';
import {
  afterCard,
  afterSave,
  type CardText,
  type Choice,
  choose,
  chooseHead,
  type DeckData,
  type DeckState,
  hasConflict,
  hasFront,
  type Head,
  isBlank,
  isFull,
  isUnsaved,
  merge,
  moveCard,
  newCard,
  saveInput,
  sentCard,
  stateOf,
  visible,
  withoutFront,
} from './deck-state';
import { forgetDeck, keepDeck, keptDeck } from './kept-deck';
import { useHold } from './use-hold';

/** Milliseconds after the last key before the card that is written on is saved. */
const SAVE_AFTER = 1_500;
/** Milliseconds before a save that did not reach the server is tried again. */
const TRY_AGAIN = 10_000;

export interface DeckEditorOptions {
  /** Null for a new deck. */
  deckId: number | null;
  data: DeckData | null;
  /** What it starts with. */
  first: DeckState;
  personId: number;
}

/** What the screen says of saving. */
export type Saving = 'idle' | 'saving' | 'failed';

/** Everything that the editor of a deck can do (spec 2 §4): one card is written at a time, and saved when one goes on. */
export function useDeckEditor({ deckId, data, first, personId }: DeckEditorOptions) {
  const navigate = useNavigate();
  const place = { deckId, personId };
  const [restored] = useState(() => keptDeck(place, data));
  const [state, setState] = useState(restored ?? first);
  const latest = useRef(state);
  const [wasKept, setWasKept] = useState(restored !== null);
  const [open, setOpen] = useState<string | null>(null);
  const [saving, setSaving] = useState<Saving>('idle');
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [asked, setAsked] = useState(0);
  const { holding, hold } = useHold();
  const [newcomers, setNewcomers] = useState(0);
  const work = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = (next: DeckState) => {
    latest.current = next;
    setState(next);
    if (isUnsaved(next)) keepDeck(place, next);
    else forgetDeck(place);
  };
  const address = { params: { deck_id: deckId ?? 0 } };
  const reload = async () => (await get(addressOf(editDeck, address))) as DeckData;

  /** One thing at a time: a save never meets the answer of another. */
  const inTurn = (what: () => Promise<void>): Promise<void> => {
    const next = work.current.then(what).catch((error: unknown) => {
      setSaving('failed');
      setProblem(error instanceof ProblemError ? error : ProblemError.offline());
    });
    work.current = next;
    return next;
  };
  /** Somebody has written on the same card, or on the head: one chooses. */
  const meet = async (error: unknown) => {
    const code = error instanceof ProblemError ? error.code : '';
    if (code !== 'cards-changed' && code !== 'deck-changed') throw error;
    put(merge(latest.current, await reload()));
    setSaving('idle');
  };
  const retryLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveOpen(), TRY_AGAIN);
  };

  const saveCard = async (key: string) => {
    const now = latest.current;
    const card = now.cards.find((one) => one.key === key);
    if (deckId === null || !card || card.deleted || card.theirs !== undefined || !card.edited || !hasFront(card))
      return;
    setSaving('saving');
    try {
      const answer = await runAction(editDeck, 'autosave', address, { card: sentCard(now, card) });
      put(afterCard(latest.current, card, answer.card));
      setSaving('idle');
      setProblem(null);
    } catch (error) {
      if (error instanceof ProblemError && error.passing) retryLater();
      await meet(error);
    }
  };
  const saveOpen = useStable(() => {
    clearTimeout(timer.current);
    const edited = latest.current.cards.filter((card) => card.edited && !card.deleted).map(({ key }) => key);
    return inTurn(async () => {
      for (const key of edited) await saveCard(key);
    });
  });

  const change = useStable((key: string, text: Partial<CardText>) => {
    const now = latest.current;
    put({ ...now, cards: now.cards.map((card) => (card.key === key ? { ...card, ...text, edited: true } : card)) });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveOpen(), SAVE_AFTER);
  });
  /** Replaces a side from outside, such as by a suggestion. */
  const replace = useStable((key: string, text: Partial<CardText>) => {
    const now = latest.current;
    put({
      ...now,
      cards: now.cards.map((card) =>
        card.key === key ? { ...card, ...text, edited: true, epoch: card.epoch + 1 } : card,
      ),
    });
    void saveOpen();
  });
  const openCard = useStable((key: string | null) => {
    void saveOpen();
    setOpen(key);
  });
  const add = useStable(() => {
    const now = latest.current;
    if (isFull(now)) return;
    // A blank one is there already: that is the one to write on.
    const blank = visible(now).find((card) => card.id.startsWith('n') && isBlank(card));
    const card = blank ?? newCard(uuid());
    if (!blank) put({ ...now, cards: [...now.cards, card] });
    openCard(card.key);
  });
  const mark = (key: string, deleted: boolean) => {
    const now = latest.current;
    put({ ...now, cards: now.cards.map((card) => (card.key === key ? { ...card, deleted } : card)) });
    if (deleted && open === key) setOpen(null);
  };
  const move = useStable((from: number, to: number) => {
    const before = latest.current;
    const next = moveCard(before, from, to);
    if (next === before) return;
    put(next);
    void sendOrder();
  });
  const sendOrder = async () => {
    const ids = () => visible(latest.current).flatMap(({ id }) => (id.startsWith('e') ? [id] : []));
    if (deckId === null || ids().length < 2) return;
    await inTurn(async () => {
      const sent = ids();
      // If it fails, the next save sends the places (spec 2 §8: reorder failure).
      const done = await runAction(editDeck, 'reorder_deck', address, { order: sent.join(',') }).then(
        () => true,
        () => false,
      );
      if (!done || ids().join() !== sent.join()) return;
      const now = latest.current;
      put({ ...now, cards: now.cards.map((card) => (card.id.startsWith('e') ? { ...card, moved: false } : card)) });
    });
  };
  const setHead = useStable((part: Partial<Head>) => {
    const now = latest.current;
    put({ ...now, head: { ...now.head, ...part }, headEdited: true });
    setProblem(null);
  });

  /** Sends all that has changed. @returns whether it was saved */
  const save = useStable(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    setAsked((before) => before + 1);
    const { head } = latest.current;
    if (head.deck_name.trim() === '' || head.deck_description.trim() === '') return false;
    const bare = withoutFront(latest.current);
    if (bare) {
      setOpen(bare.key);
      return false;
    }
    if (hasConflict(latest.current)) return false;
    let saved = false;
    await inTurn(async () => {
      const sent = latest.current;
      setSaving('saving');
      setProblem(null);
      try {
        if (deckId === null) {
          const {
            cards,
            revision: _,
            deletedCardIds: _ids,
            deleted_revisions: _revisions,
            rights_confirmed: _rights,
            ...made
          } = saveInput(sent);
          const { next_url } = await runAction(
            createDeck,
            'submit',
            {},
            { ...made, cards, submission_id: sent.submissionId },
          );
          forgetDeck(place);
          saved = true;
          await navigate(next_url, { replace: true });
        } else {
          const data = await runAction(editDeck, 'submit', address, saveInput(sent));
          put(afterSave(latest.current, sent, data));
          setWasKept(false);
          saved = true;
        }
        setSaving('idle');
      } catch (error) {
        await meet(error);
      }
    });
    return saved;
  });

  // Another tab or person has changed the deck: theirs comes in where nothing is written here.
  const { snapshot } = useLive(deckChanges, deckId ?? 0, { enabled: deckId !== null });
  const version = snapshot?.version;
  const seen = useRef(data?.deck.live_version ?? 0);
  useEffect(() => {
    if (version === undefined || version <= seen.current) return;
    seen.current = version;
    void inTurn(async () => {
      const before = latest.current;
      const data = await reload();
      const next = merge(before, data);
      const known = new Map(before.cards.map((card) => [card.id, card.revision]));
      const changed = next.cards.filter(({ id, revision }) => id.startsWith('e') && known.get(id) !== revision).length;
      put(next);
      if (changed > 0) setNewcomers((count) => count + changed);
    });
    // Once for each version.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [version]);

  // More cards fit, or fewer, as soon as what the person may do changes.
  useEntitlementNews(
    useStable(() =>
      inTurn(async () => {
        if (deckId !== null) return put(merge(latest.current, await reload()));
        const { cards_max } = (await get(addressOf(createDeck, {}))) as Pick<DeckData, 'cards_max'>;
        put({ ...latest.current, cardsMax: cards_max });
      }),
    ),
  );

  useEffect(() => {
    const online = () => void saveOpen();
    const hidden = () => document.visibilityState === 'hidden' && void saveOpen();
    const ask = (event: BeforeUnloadEvent) => isUnsaved(latest.current) && deckId !== null && event.preventDefault();
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hidden);
      void saveOpen();
    };
  }, [saveOpen, deckId]);

  return {
    deckId,
    state,
    open,
    openCard,
    add,
    change,
    replace,
    remove: (key: string) => mark(key, true),
    restore: (key: string) => mark(key, false),
    move,
    setHead,
    save,
    saving,
    problem,
    /** Grows with every save that is asked for; what is missing is marked from the first on. */
    asked,
    unsaved: isUnsaved(state),
    conflict: hasConflict(state),
    choose: (key: string, choice: Choice) => {
      put(choose(latest.current, key, choice, uuid()));
      void saveOpen();
    },
    chooseHead: (mine: boolean) => put(chooseHead(latest.current, mine)),
    /** A picture is on its way or has just come. */
    holding,
    hold,
    /** What was not saved on an earlier visit was brought back from this device. */
    wasKept,
    dropKept: async () => {
      setWasKept(false);
      if (deckId === null) return put(first);
      await inTurn(async () => put(stateOf(await reload())));
    },
    /** Cards that others have changed since one last looked at this number. */
    newcomers,
    forgetNewcomers: () => setNewcomers(0),
    forget: () => forgetDeck(place),
  };
}

export type DeckEditor = ReturnType<typeof useDeckEditor>;
