import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '~/domain/consultations/engine/read/fact';
import { cutText } from '~/domain/kit/cut-text';
import type { SheetFact } from '../sheet';

export interface TryProps {
  /** As they are shown. */
  facts: readonly SheetFact[];
  /** The same, as the patient reads them. */
  read: readonly Fact[];
  language: Language;
  /** Lets a fact answer a question. */
  onWording: (key: string, asked: string) => void;
}

/** Characters of a fact that name it among others. */
const NAMED = 60;
export const nameOfFact = ({ said }: SheetFact, index: number): string =>
  `${index + 1}. ${said.length > NAMED ? `${cutText(said, NAMED).trimEnd()}…` : said}`;
