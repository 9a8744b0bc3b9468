import type { QuestionForm } from '~/domain/questions/authoring/contract';
import type { PackKey } from '~/domain/questions/authoring/packs';
import { FREE_TEXT } from '~/domain/questions/contract';
import { parseInert } from '~/web/ui/inert-html';
import type { Names } from '../names';

/** Fields as a comparison distinguishes them; named `questions.write.field.<field>`. */
export const FIELDS = [
  'question_type',
  'question_text',
  'answers',
  'explanation_text',
  'further_reading',
  'sources',
  'specialty',
  'topic',
  'focus',
  'difficulty',
  'language',
  'anatomy',
  'science',
  'packs',
  'premium',
  'custom_author',
  'moderate',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Difference {
  field: Field;
  before: string;
  after: string;
}

/** The visible text of HTML, a line for each block; a picture as its description. */
export function textOf(html: string): string {
  const { body } = parseInert(html);
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`[${image.alt || (image.getAttribute('src') ?? '').split('/').at(-1) || '…'}]`);
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, tr, br, figcaption, blockquote, pre'))
    block.append('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  return (body.textContent ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

interface Words {
  names: Names;
  topic: (id: number) => string;
  /** Type, language, yes and no. */
  say: (id: string) => string;
  author: (id: number | null) => string;
}

function told(form: QuestionForm, { names, topic, say, author }: Words): Record<Field, string> {
  const yes = (on: boolean) => say(on ? 'questions.write.yes' : 'questions.write.no');
  const freeText = form.question_type === FREE_TEXT;
  const tags = (pack: PackKey) => (form.admin_tags[pack] ?? []).map(names.tag).join(', ');
  return {
    question_type: say(freeText ? 'questions.write.type.free-text' : 'questions.write.type.multiple-choice'),
    question_text: textOf(form.question_text),
    answers: form.answers
      .filter(({ answer_text, answer_label }) => answer_text.trim() || answer_label.trim())
      .map(({ answer_label, answer_text, answer_correct }) =>
        freeText
          ? [answer_label, answer_text].filter(Boolean).join(': ')
          : `${answer_correct ? '✓' : '–'} ${answer_text}`,
      )
      .join('\n'),
    explanation_text: textOf(form.explanation_text),
    further_reading: form.further_reading,
    sources: form.sources
      .map(({ title, publisher, year, url }) => [title, publisher, year || '', url].filter(Boolean).join(', '))
      .join('\n'),
    specialty: names.specialty(form.specialty_id),
    topic: topic(form.topic_id),
    focus: names.focus(form.focus_id),
    difficulty: names.difficulty(form.difficulty),
    language: say(`app.language.${form.language}`),
    anatomy: [names.anatomy(form.anatomy_area), names.anatomy(form.anatomy_sub_area)].filter(Boolean).join(', '),
    science: [names.science(form.basic_science), names.science(form.basic_science_topic)].filter(Boolean).join(', '),
    packs: form.packs.map((pack) => [names.pack(pack), tags(pack)].filter(Boolean).join(': ')).join('\n'),
    premium: yes(form.premium),
    custom_author: form.premium ? author(form.custom_author) : '',
    moderate: yes(form.moderate),
  };
}

/** The fields in which two states of a question differ, in the order of the form, as a reader sees them. */
export function differences(before: QuestionForm, after: QuestionForm, words: Words): Difference[] {
  const old = told(before, words);
  const now = told(after, words);
  return FIELDS.flatMap((field) =>
    old[field] === now[field] ? [] : [{ field, before: old[field], after: now[field] }],
  );
}
