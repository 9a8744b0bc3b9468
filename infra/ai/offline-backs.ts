import type { Language } from '~/domain/accounts/contract';
import { type BackWriter, CardWriterError } from '~/domain/flashcards/generation/card-writer';
import { wordsOf } from '~/domain/quizzes/generation/folded-text';
import { type Family, readFacts } from '../content/read-facts';
import { itemsOf, stemOfItem } from './compose-question';

interface Known {
  words: ReadonlySet<string>;
  back: string;
}

/** Words that a question is asked with say nothing of what it is about. */
const SHORT = 3;
/** From here on a front asks what a fact answers: the share of the words that both have. */
const ALIKE = 0.6;

const wordSet = (text: string): Set<string> => new Set(wordsOf(text).filter((word) => word.length > SHORT));

const knownOf = (families: readonly Family[], language: Language): Known[] =>
  families
    .filter((family) => family.language === language)
    .flatMap(itemsOf)
    .map((item) => {
      const { member, direction } = item;
      const answer = direction === 'forth' ? member.answer : member.subject;
      return { words: wordSet(stemOfItem(item)), back: `${answer}\n\n${member.because}` };
    });

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}

const remembered = new Map<Language, Known[]>();

/** Answers a front from the structured facts where one of them is asked for in nearly the same words; else it has nothing to say. */
export const offlineBackWriter: BackWriter = async ({ front, language }) => {
  const facts = remembered.get(language) ?? knownOf(readFacts(), language);
  remembered.set(language, facts);
  const asked = wordSet(front);
  const best = facts
    .map(({ words, back }) => ({ back, alike: shared(asked, words) }))
    .reduce((top, one) => (one.alike > top.alike ? one : top), { back: '', alike: 0 });
  if (best.alike < ALIKE) throw new CardWriterError('nothing-left', 'no fact is asked for like this');
  return { back: best.back, writer: 'offline' };
};
