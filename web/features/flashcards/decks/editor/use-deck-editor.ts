import { useState } from 'react';
import { uuid } from '~/web/live/uuid';
import { useStable } from '~/web/ui/use-stable';
import { dropCloze, overrideCloze, writeCloze } from './cloze-draft';
import {
  type ClozeDraft,
  type EditedCard,
  type CardText,
  type Choice,
  choose,
  chooseHead,
  hasConflict,
  type Head,
  isBlank,
  isFull,
  isUnsaved,
  moveCard,
  newCard,
  stateOf,
  visible,
} from './deck-state';
import { type DeckEditorOptions, useDeckCopy } from './use-deck-copy';
import { useDeckNews } from './use-deck-news';
import { useDeckSaving } from './use-deck-saving';
import { useHold } from './use-hold';

/** Everything that the editor of a deck can do (spec 2 §4): one card is written at a time, and saved when one goes on. */
export function useDeckEditor(options: DeckEditorOptions) {
  const { deckId, data, first } = options;
  const copy = useDeckCopy(options);
  const { state, latest, put, putCards, setWasKept } = copy;
  const [open, setOpen] = useState<string | null>(null);
  const work = useDeckSaving(copy, setOpen);
  const { saveOpen, setProblem } = work;
  const news = useDeckNews(copy, work, data?.deck.live_version);
  const { holding, hold } = useHold();

  const alter = (key: string, part: (card: EditedCard) => Partial<EditedCard>) =>
    putCards((card) => (card.key === key ? { ...card, ...part(card) } : card));
  const change = useStable((key: string, text: Partial<CardText>) => {
    alter(key, () => ({ ...text, edited: true }));
    work.saveSoon();
  });
  /** Replaces a side from outside, such as by a suggestion. */
  const replace = useStable((key: string, text: Partial<CardText>) => {
    alter(key, ({ epoch }) => ({ ...text, edited: true, epoch: epoch + 1 }));
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
    const blank = visible(now).find((card) => card.id.startsWith('n') && !card.draft && isBlank(card));
    const card = blank ?? newCard(uuid());
    if (!blank) put({ ...now, cards: [...now.cards, card] });
    openCard(card.key);
  });
  const move = useStable((from: number, to: number) => {
    const next = moveCard(latest.current, from, to);
    if (next === latest.current) return;
    put(next);
    void work.sendOrder();
  });
  const setHead = useStable((part: Partial<Head>) => {
    const now = latest.current;
    put({ ...now, head: { ...now.head, ...part }, headEdited: true });
    setProblem(null);
  });

  return {
    deckId,
    state,
    open,
    openCard,
    add,
    change,
    replace,
    remove: (key: string) => {
      alter(key, () => ({ deleted: true }));
      if (open === key) setOpen(null);
    },
    restore: (key: string) => alter(key, () => ({ deleted: false })),
    move,
    writeCloze: useStable((key: string, part: Partial<ClozeDraft>) => put(writeCloze(latest.current, key, part))),
    dropCloze: (key: string) => put(dropCloze(latest.current, key)),
    overrideCloze: (key: string) => {
      put(overrideCloze(latest.current, key));
      return work.saveCloze(key);
    },
    saveCloze: work.saveCloze,
    clozeProblem: work.clozeProblem,
    setHead,
    save: work.save,
    saving: work.saving,
    problem: work.problem,
    /** Grows with every save that is asked for; what is missing is marked from the first on. */
    asked: work.asked,
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
    wasKept: copy.wasKept,
    dropKept: async () => {
      setWasKept(false);
      if (deckId === null) return put(first);
      await work.inTurn(async () => put(stateOf(await work.reload())));
    },
    /** Cards that others have changed since one last looked at this number. */
    ...news,
    forget: copy.forget,
  };
}

export type DeckEditor = ReturnType<typeof useDeckEditor>;
