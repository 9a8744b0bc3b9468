import type { Language } from '~/domain/accounts/contract';
import type { Note, Read } from '~/domain/questions/exchange/exchanged-question';
import { categoryOf } from '../category';
import { telling } from '../unreadable';
import { Refused } from '../weigh';
import { questionOf, titleOf } from './question';
import { child, elementsOf, type Found } from './tree';

function readOne({ question, line, tooLarge }: Found, number: number, category: string, language: Language): Read {
  const placed = { number, line, title: titleOf(question).slice(0, 1_000) };
  const notes = new Set<Note>();
  const pictures = new Map<string, Uint8Array>();
  try {
    if (tooLarge) throw new Refused('too-large');
    return {
      ...placed,
      kind: 'question',
      question: questionOf(question, category, { language, notes, pictures }),
      pictures,
      notes: [...notes],
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...placed, kind: 'refused', refusal: error.refusal, about: error.about };
  }
}

/**
 * Moodle XML (docs.moodle.org, "Moodle XML format"): multichoice, truefalse, shortanswer and numerical are read, every other type
 * is refused by its name. Categories and tags file what follows; embedded files become pictures.
 */
export const readMoodleXml = telling(async function* (bytes, { language }) {
  let category = '';
  let number = 0;
  for await (const found of elementsOf(bytes)) {
    if (found.question.attributes.type === 'category') {
      const path = child(found.question, 'category');
      category = categoryOf((child(path, 'text') ?? path)?.text ?? '');
      continue;
    }
    number += 1;
    yield readOne(found, number, category, language);
  }
});
