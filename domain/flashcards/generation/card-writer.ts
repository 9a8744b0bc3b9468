import type { Language } from '~/domain/accounts/contract';
import type { QuestionChoice } from '~/domain/quizzes/generation/question-writer';

/** Who wrote a card: the offline writer, or a model. */
export type CardSource = 'offline' | 'model';

/** A question that the person has answered, as plain text. */
export interface AnsweredMaterial {
  question_id: number;
  stem: string;
  /** The right options, or the model answers. */
  keys: readonly string[];
  /** All options, if the stem speaks of them. */
  options: readonly string[];
  explanation: string;
}

/** What a card is asked for with. All of it is data: nobody's name, and no instruction of anybody. */
export interface CardRequest {
  language: Language;
  /** What was pasted; empty for another source. */
  text: string;
  /** Questions to write about that have no card yet, those missed first. */
  questions: readonly AnsweredMaterial[];
  /** The topic that was chosen; null for another source. */
  choice: QuestionChoice | null;
  /** Fronts that are there already, or that were refused, as plain text. */
  avoid: readonly string[];
  /** The same request with the same seed makes the offline writer write the same. */
  seed: number;
}

/**
 * What a writer hands over: untrusted until it has passed `card-gate.ts`. Texts are plain, with line breaks and lists of lines
 * that begin with `- `.
 */
export interface WrittenCard {
  front: string;
  back: string;
  /** The question that it was written from, or null. */
  question_id: number | null;
  writer: CardSource;
}

/** The port that the adapters of `infra/ai` implement. @throws CardWriterError and nothing else */
export type CardWriter = (request: CardRequest) => Promise<WrittenCard>;

/** Suggests what could stand on the back of a card. @throws CardWriterError and nothing else */
export type BackWriter = (request: {
  front: string;
  language: Language;
}) => Promise<{ back: string; writer: CardSource }>;

/** `nothing-left`: the material has nothing more to write about. */
export type CardWriterFailure = 'provider-unreachable' | 'provider-refused' | 'provider-nonsense' | 'nothing-left';

/** Why a writer came to nothing. An unreachable one is worth asking again later, nonsense at once; the others are not. */
export class CardWriterError extends Error {
  constructor(
    readonly kind: CardWriterFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CardWriterError';
  }
}
