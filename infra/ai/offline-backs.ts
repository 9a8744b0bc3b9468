import type { Language } from '~/domain/accounts/contract';
import { askTheSame, topicWords } from '~/domain/flashcards/drafting/known-back';
import { type BackWriter, CardWriterError } from '~/domain/flashcards/generation/card-writer';
import { type Family, readFacts } from '../content/read-facts';
import { itemsOf, stemOfItem } from './compose-question';

interface Known {
  words: readonly string[];
  back: string;
}

const knownOf = (families: readonly Family[], language: Language): Known[] =>
  families
    .filter((family) => family.language === language)
    .flatMap(itemsOf)
    .map((item) => {
      const { member, direction } = item;
      const answer = direction === 'forth' ? member.answer : member.subject;
      return { words: topicWords(stemOfItem(item), language), back: `${answer}\n\n${member.because}` };
    });

const remembered = new Map<Language, Known[]>();

/** Answers a front from the structured facts if one of them is asked for in nearly the same words. */
export const offlineBackWriter: BackWriter = async ({ front, language }) => {
  const facts = remembered.get(language) ?? knownOf(readFacts(), language);
  remembered.set(language, facts);
  const asked = topicWords(front, language);
  const best = facts
    .map(({ words, back }) => ({ back, alike: askTheSame(asked, words) }))
    .reduce((top, one) => (one.alike > top.alike ? one : top), { back: '', alike: 0 });
  if (best.alike === 0) throw new CardWriterError('nothing-left', 'no fact is asked for like this');
  return { back: best.back, writer: 'offline' };
};
