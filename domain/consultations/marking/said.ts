/** What was said, sentence by sentence, with what it does and what it was understood as. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../engine/read/fact';
import type { Part } from '../engine/read/utterance';
import { isConcept, type Word } from '../engine/words/words';
import { isMatter } from './item-words';
import {
  echoes,
  givesAReason,
  onlyTells,
  orders,
  pointsBack,
  proposes,
  saysBack,
  speaksOfTelling,
  suggests,
  tellsALength,
} from './sentence-acts';
import { wordsWithActs } from './ways-of-saying';

export interface Said {
  text: string;
  words: readonly Word[];
  language: Language;
  /** Asks for something of the patient's, by itself or with the next sentence: `Some hear voices. Has that happened to you?` */
  asks: boolean;
  /** Is a question, for anything. */
  isQuestion: boolean;
  /** Tells something, or proposes it. */
  tells: boolean;
  tellsALength: boolean;
  givesAReason: boolean;
  speaksOfTelling: boolean;
  /** What the labels name of the facts that its answer told: patient and marks understand the same. */
  labels: readonly string[];
}

/** The matters under the labels of the facts that a sentence brought. @param told by the answer to the whole turn */
function labelsOf(words: readonly Word[], parts: readonly Part[], told: readonly Fact[]): string[] {
  const isAlone = parts.filter(({ asks }) => asks).length === 1;
  const isOfOneLabel = new Set(told.map(({ topic }) => topic)).size === 1;
  return told
    .filter((fact) => (isAlone && isOfOneLabel) || words.some(({ key }) => isMatter(key) && fact.topicKeys.has(key)))
    .flatMap(({ topicKeys }) => [...topicKeys].filter((key) => isMatter(key) || !isConcept(key)));
}

/** The sentences of a turn. @param told the facts that its answer told */
export const saidIn = (parts: readonly Part[], told: readonly Fact[], language: Language): Said[] =>
  parts.map(({ text, asks }, index) => {
    const words = wordsWithActs(text, language);
    const isQuestion = asks && !onlyTells(text, language);
    const next = parts[index + 1];
    const leadsToAQuestion = !asks && next?.asks === true && pointsBack(next.text, language);
    return {
      text,
      words,
      language,
      isQuestion,
      asks: !saysBack(text, language) && ((isQuestion && !suggests(text, language)) || leadsToAQuestion),
      tells: (!isQuestion && !echoes(text, language)) || proposes(text, language) || orders(text, language),
      tellsALength: tellsALength(text, language),
      givesAReason: givesAReason(text, language),
      speaksOfTelling: speaksOfTelling(text, language),
      labels: labelsOf(words, parts, told),
    };
  });
