import type { Memory, MemoryModel } from '../review/memory';

/** A card as the plan sees it. Instants are days, with fractions, from any beginning. */
export interface PlanCard {
  id: number;
  /** Null for a card that was never answered. */
  memory: Memory | null;
  /** When it was answered last; meaningless for a new card. */
  answered: number;
}

/** What an answer costs, in seconds. */
export interface AnswerSeconds {
  right: number;
  wrong: number;
}

/** What somebody is taken for whose log does not say it yet. */
export const USUAL_SECONDS: AnswerSeconds = { right: 8, wrong: 14 };
export const USUAL_FIRST_RIGHT = 0.3;
/** The chance that a card that was never answered is recalled: as good as none. */
const KNOWN_UNSEEN = 0;
/** A day is ranked by what is left of it after so many times the time to the exam: what lasts needs fewer reviews later. */
export const FORESIGHT = 3;

/** What a plan is made with. */
export interface PlanModel {
  memory: MemoryModel;
  seconds: AnswerSeconds;
  /** The chance of a right first answer to a new card, 0 to 1. */
  firstRight: number;
}

/** The chance of recall at an instant without any further review. */
export const recallAt = ({ memory }: PlanModel, card: PlanCard, at: number): number =>
  card.memory ? memory.recall(card.memory, at - card.answered) : KNOWN_UNSEEN;

/** The chance that an answer at an instant is right. */
export const rightAt = (model: PlanModel, card: PlanCard, at: number): number =>
  card.memory ? recallAt(model, card, at) : model.firstRight;

/** The card after an answer. */
export const answeredCard = ({ memory }: PlanModel, card: PlanCard, at: number, correct: boolean): PlanCard => ({
  id: card.id,
  memory: memory.after(card.memory, card.memory ? at - card.answered : 0, correct),
  answered: at,
});

export interface Worth {
  /** By how much the chance of recall at the measured instant grows, over both answers. */
  gain: number;
  /** How long the review takes, over both answers. */
  seconds: number;
}

/** What a review at an instant is worth for recall at a later one. */
export function worthOf(model: PlanModel, card: PlanCard, at: number, measured: number): Worth {
  const right = rightAt(model, card, at);
  const after = (correct: boolean) => recallAt(model, answeredCard(model, card, at, correct), measured);
  return {
    gain: right * after(true) + (1 - right) * after(false) - recallAt(model, card, measured),
    seconds: right * model.seconds.right + (1 - right) * model.seconds.wrong,
  };
}
