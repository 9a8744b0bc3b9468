import type { Language } from '~/domain/accounts/contract';
import type { WrittenQuestion } from '~/domain/quizzes/generation/question-writer';
import type { Family } from '../content/read-facts';
import type { Chance } from '../support/seeded';

type Member = Family['members'][number];

/** `forth` asks for the answer of a subject, `back` for the subject of an answer. */
export type Direction = 'forth' | 'back';

/** One thing that a family can be asked about. */
export interface Item {
  family: Family;
  member: Member;
  direction: Direction;
}

/** In a small family all siblings would stand in every question: one is left out, so that the choices differ. */
const SMALL = 5;
const OPTIONS = 5;

interface Words {
  key(option: string, because: string): string;
  others: string;
  source(title: string, publisher: string, year: number): string;
  automatic: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    key: (option, because) => `The answer is “${option}”. ${because}`,
    others: 'The other options belong elsewhere:',
    source: (title, publisher, year) => `Source: ${title}. ${publisher}, ${year}.`,
    automatic: 'This question was put together automatically from structured clinical facts.',
  },
  es: {
    key: (option, because) => `La respuesta es «${option}». ${because}`,
    others: 'Las demás opciones corresponden a otros casos:',
    source: (title, publisher, year) => `Fuente: ${title}. ${publisher}, ${year}.`,
    automatic: 'Esta pregunta se ha compuesto automáticamente a partir de datos clínicos estructurados.',
  },
};

/** 'aortic stenosis' → 'Aortic stenosis'; 'pH' and 'eGFR' stay as they are. */
const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?=\p{Ll}*(?:[^\p{L}]|$))/u, (letter) => letter.toLocaleUpperCase());

export const itemsOf = (family: Family): Item[] =>
  (family.ask_back === null ? (['forth'] as const) : (['forth', 'back'] as const)).flatMap((direction) =>
    family.members.map((member) => ({ family, member, direction })),
  );

export const stemOfItem = ({ family, member, direction }: Item): string =>
  capitalised(
    direction === 'forth'
      ? family.ask.replaceAll('{subject}', member.subject)
      : family.ask_back!.replaceAll('{answer}', member.answer),
  );

const optionOf = (member: Member, direction: Direction): string =>
  capitalised(direction === 'forth' ? member.answer : member.subject);

export const keyOfItem = ({ member, direction }: Item): string => optionOf(member, direction);

/** What a distractor would have been right for. */
const elsewhere = (member: Member, direction: Direction): string =>
  `- ${optionOf(member, direction)} – ${direction === 'forth' ? member.subject : member.answer}: ${member.because}`;

/** A question of one member, with the answers of its siblings as distractors; which, and in what order, is left to chance. */
export function composeQuestion(item: Item, chance: Chance): WrittenQuestion {
  const { family, member, direction } = item;
  const count = family.members.length <= SMALL ? OPTIONS - 1 : OPTIONS;
  const siblings = chance.shuffled(family.members.filter((other) => other !== member)).slice(0, count - 1);
  const words = WORDS[family.language];
  const { title, publisher, year } = family.source;
  return {
    question_text: stemOfItem(item),
    options: chance
      .shuffled([member, ...siblings])
      .map((one) => ({ text: optionOf(one, direction), correct: one === member })),
    explanation: [
      words.key(optionOf(member, direction), member.because),
      `${words.others}\n${siblings.map((other) => elsewhere(other, direction)).join('\n')}`,
      words.source(title, publisher, year),
      words.automatic,
    ].join('\n\n'),
    source: family.source,
    topic: family.topic,
    focus: family.focus,
    difficulty: family.difficulty,
    writer: 'offline',
  };
}
