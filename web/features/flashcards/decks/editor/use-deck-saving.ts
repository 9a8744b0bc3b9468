import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { addressOf, runAction } from '~/web/live/client';
import { ProblemError } from '~/web/live/problem-error';
import { get } from '~/web/live/request';
import { useStable } from '~/web/ui/use-stable';
import {
  afterCard,
  afterSave,
  type ClozeDraft,
  type EditedCard,
  type DeckData,
  type DeckState,
  hasConflict,
  hasFront,
  isUnsaved,
  merge,
  saveInput,
  sentCard,
  visible,
  withoutFront,
} from './deck-state';
import { afterCloze, sentOcclusion } from './cloze-draft';
import type { DeckCopy } from './use-deck-copy';

/** Milliseconds after the last key before the card that is written on is saved. */
const SAVE_AFTER = 1_500;
/** Milliseconds before a save that did not reach the server is tried again. */
const TRY_AGAIN = 10_000;

/** What the screen says of saving. */
export type Saving = 'idle' | 'saving' | 'failed';

const canSave = (card: EditedCard): boolean =>
  Boolean(card.edited && !card.deleted && card.theirs === undefined && hasFront(card));
const isNamed = ({ head }: DeckState): boolean => head.deck_name.trim() !== '' && head.deck_description.trim() !== '';

/** Sends what is written: a card when one goes on, the order when it changes, and all of it when one asks. */
export function useDeckSaving(
  { deckId, latest, put, putCards, forget, setWasKept }: DeckCopy,
  /** Opens a card that cannot be saved as it is. */
  onUnfit: (key: string) => void,
) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Saving>('idle');
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [asked, setAsked] = useState(0);
  const [clozeProblem, setClozeProblem] = useState<{ key: string; error: ProblemError } | null>(null);
  const work = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = { params: { deck_id: deckId ?? 0 } };
  const reload = async () => (await get(addressOf(editDeck, address))) as DeckData;
  /** Merges what the server has by now into what is written, also into what was typed meanwhile. */
  const catchUp = async () => {
    const data = await reload();
    put(merge(latest.current, data));
  };

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
    await catchUp();
    setSaving('idle');
  };
  const saveIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveOpen(), milliseconds);
  };

  const saveCard = async (key: string) => {
    const now = latest.current;
    const card = now.cards.find((one) => one.key === key);
    if (deckId === null || !card || !canSave(card)) return;
    setSaving('saving');
    try {
      const answer = await runAction(editDeck, 'autosave', address, { card: sentCard(now, card) });
      put(afterCard(latest.current, card, answer.card));
      setSaving('idle');
      setProblem(null);
    } catch (error) {
      if (error instanceof ProblemError && error.passing) saveIn(TRY_AGAIN);
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

  const sendNote = (id: string, { occlusion, ...draft }: ClozeDraft, confirmed?: boolean) =>
    occlusion
      ? runAction(editDeck, 'save_occlusion', address, { occlusion: sentOcclusion(id, draft, occlusion), confirmed })
      : runAction(editDeck, 'save_cloze', address, { cloze: { id, ...draft }, confirmed });
  /**
   * Saves the cloze text that is written on a card.
   * @param confirmed cards that were reviewed may go
   * @returns whether it was saved; if not, `clozeProblem` says why
   */
  const saveCloze = useStable(async (key: string, confirmed?: boolean): Promise<boolean> => {
    let saved = false;
    await inTurn(async () => {
      const card = latest.current.cards.find((one) => one.key === key && !one.deleted);
      const draft = card?.draft;
      if (deckId === null || !card || !draft) return void (saved = true);
      setSaving('saving');
      setClozeProblem(null);
      try {
        put(afterCloze(latest.current, key, draft, await sendNote(card.id, draft, confirmed)));
        saved = true;
      } catch (error) {
        setClozeProblem({ key, error: error instanceof ProblemError ? error : ProblemError.offline() });
        if (error instanceof ProblemError && error.code === 'cards-changed') await catchUp();
      }
      setSaving('idle');
    });
    return saved;
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
      if (done && ids().join() === sent.join())
        putCards((card) => (card.id.startsWith('e') ? { ...card, moved: false } : card));
    });
  };

  const make = async (sent: DeckState) => {
    const {
      revision: _,
      deletedCardIds: _ids,
      deleted_revisions: _revisions,
      rights_confirmed: _rights,
      ...made
    } = saveInput(sent);
    const { next_url } = await runAction(createDeck, 'submit', {}, { ...made, submission_id: sent.submissionId });
    forget();
    return next_url;
  };
  /** Sends all that has changed. @returns whether it was saved */
  const save = useStable(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    setAsked((before) => before + 1);
    if (!isNamed(latest.current)) return false;
    const bare = withoutFront(latest.current);
    if (bare) onUnfit(bare.key);
    if (bare || hasConflict(latest.current)) return false;
    for (const { key } of latest.current.cards.filter(({ draft, deleted }) => draft && !deleted)) {
      if (await saveCloze(key)) continue;
      onUnfit(key);
      return false;
    }
    let saved = false;
    await inTurn(async () => {
      const sent = latest.current;
      setSaving('saving');
      setProblem(null);
      try {
        if (deckId === null) {
          const next = await make(sent);
          saved = true;
          await navigate(next, { replace: true });
        } else {
          put(afterSave(latest.current, sent, await runAction(editDeck, 'submit', address, saveInput(sent))));
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
  }, [saveOpen, deckId, latest]);

  return {
    saving,
    problem,
    setProblem,
    asked,
    inTurn,
    reload,
    catchUp,
    saveOpen,
    saveSoon: () => saveIn(SAVE_AFTER),
    sendOrder,
    saveCloze,
    clozeProblem,
    save,
  };
}

export type DeckSaving = ReturnType<typeof useDeckSaving>;
