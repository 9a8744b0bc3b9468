import type { Language } from '~/domain/accounts/contract';
import type { FocusKey, SpecialtyKey } from '~/domain/questions/specialties';
import type { SectionForm } from '../section-body';
import type { WRITERS } from './contract';

/** What a draft of a section is asked for with. All of it is data: nobody's name, and no instruction of anybody. */
export interface SummaryRequest {
  language: Language;
  topic: { slug: string; name: string };
  specialty: SpecialtyKey;
  /** What it should be about; null for any. */
  focus: FocusKey | null;
  /** Titles of the sections and drafts that are there already. */
  avoid: readonly string[];
}

/** A part of a section, as plain text. */
interface Part {
  /** Empty for a part without one. */
  heading: string;
  text: string;
  points: readonly { term: string; text: string }[];
}

/** What a writer hands over, as plain text: untrusted. Its author checks it, and then a second person. */
export interface WrittenSummary {
  title: string;
  focus: FocusKey;
  parts: readonly Part[];
  /** None by a model: what it names may not exist. */
  sources: SectionForm['sources'];
  writer: (typeof WRITERS)[number];
}

/** The port that the adapters of `infra/ai` implement. @throws SummaryWriterError and nothing else */
export type SummaryWriter = (request: SummaryRequest) => Promise<WrittenSummary>;

/** `nothing-left`: there are no facts, or sections on all of them. */
type SummaryWriterFailure = 'provider-unreachable' | 'provider-refused' | 'provider-nonsense' | 'nothing-left';

export class SummaryWriterError extends Error {
  constructor(
    readonly kind: SummaryWriterFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SummaryWriterError';
  }
}
