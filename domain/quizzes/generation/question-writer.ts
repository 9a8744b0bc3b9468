import type { Language } from '~/domain/accounts/contract';
import type { FocusKey, SpecialtyKey } from '~/domain/questions/specialties';
import type { Asked } from './answers-another';

/** Who wrote a question: the offline writer from structured facts, or a model. */
export type QuestionSource = 'offline' | 'model';

/** The data of a topic that a writer gets. */
export interface AskedTopic {
  slug: string;
  name: string;
}

/** What questions are to be about. */
export interface QuestionChoice {
  specialty: SpecialtyKey;
  /** The one that was chosen, or null for any of `topics`. */
  topic: AskedTopic | null;
  /** All of the specialty: what a question may be filed under. */
  topics: readonly AskedTopic[];
  /** Null for any. */
  focus: FocusKey | null;
  language: Language;
}

/** What a question is asked for with. All of it is data: nobody's name, and no instruction of anybody. */
export interface QuestionRequest extends QuestionChoice {
  /** Stems that are there already, or that the person had before, as plain text. */
  avoid: readonly string[];
  /** The questions of the quiz so far: no stem may hold the answer of another. */
  beside?: readonly Asked[];
  /** The same request with the same seed makes the offline writer write the same. */
  seed: number;
}

/**
 * What a writer hands over. Its types are a promise that nobody has checked: it is untrusted data until it has passed
 * `quality-gate.ts`. All texts are plain, with line breaks and lists of lines that begin with `- `.
 */
export interface WrittenQuestion {
  question_text: string;
  options: { text: string; correct: boolean }[];
  explanation: string;
  source: { title: string; publisher: string; year: number; url: string };
  /** The slug of the topic it belongs to. */
  topic: string;
  focus: FocusKey;
  difficulty: 1 | 2 | 3;
  writer: QuestionSource;
}

/** The port that the adapters of `infra/ai` implement. @throws QuestionWriterError and nothing else */
export type QuestionWriter = (request: QuestionRequest) => Promise<WrittenQuestion>;

/** What the writer of new questions has to write from. */
export interface QuestionStock {
  /** In which languages it can write on a specialty. */
  languages(specialty: SpecialtyKey): Language[];
  /**
   * How many questions it can write on a choice.
   * @param had stems that the person had before, as HTML
   * @returns null if there is no limit
   */
  count(choice: QuestionChoice, had: readonly string[]): number | null;
}

/** `nothing-left`: there is nothing more to ask about this choice. */
export type QuestionWriterFailure = 'provider-unreachable' | 'provider-refused' | 'provider-nonsense' | 'nothing-left';

/** Why a writer came to nothing. An unreachable one is worth asking again later, nonsense at once; the others are not. */
export class QuestionWriterError extends Error {
  constructor(
    readonly kind: QuestionWriterFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'QuestionWriterError';
  }
}
