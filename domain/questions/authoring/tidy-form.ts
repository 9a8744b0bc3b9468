import { plainName } from '~/domain/accounts/plain-name';
import { cutText, storable } from '~/domain/kit/cut-text';
import { plainText } from '~/domain/kit/html/plain-text';
import { safeLink } from '~/domain/kit/html/safe-link';
import { ANSWER_MAX, LABEL_MAX, type QuestionForm } from './contract';
import { FREE_TEXT } from '../contract';
import type { PackKey } from './packs';

// Composing characters can make a text longer than it was sent.
const line = (text: string, max: number): string => cutText(plainName(storable(text)), max);
const lines = (text: string, max: number): string => cutText(plainText(storable(text)), max);
const html = (text: string): string => storable(text).trim();
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The form without characters that cannot be stored; nothing else is changed. What a draft keeps. */
export function storableForm(form: QuestionForm): QuestionForm {
  return JSON.parse(JSON.stringify(form), (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as QuestionForm;
}

/**
 * The form as it is saved: spaces at the ends gone, an invalid link empty (spec 1 §5), nothing named twice, nothing that only
 * the other type of question has. HTML is left to the sanitiser. Tidying twice is the same as once.
 */
export function tidyForm(form: QuestionForm): QuestionForm {
  const freeText = form.question_type === FREE_TEXT;
  return {
    ...form,
    question_text: html(form.question_text),
    explanation_text: html(form.explanation_text),
    further_reading: safeLink(form.further_reading),
    answers: form.answers.map(({ answer_id, ...answer }) => ({
      ...(answer_id === undefined ? {} : { answer_id }),
      answer_label: freeText ? line(answer.answer_label, LABEL_MAX) : '',
      answer_text: freeText ? lines(answer.answer_text, ANSWER_MAX) : line(answer.answer_text, ANSWER_MAX),
      answer_correct: freeText || answer.answer_correct,
    })),
    sources: form.sources
      .map((source) => ({
        title: line(source.title, 300),
        publisher: line(source.publisher, 200),
        year: source.year,
        url: safeLink(source.url),
      }))
      .filter((source) => source.title !== '' || source.publisher !== '' || source.url !== ''),
    packs: unique(form.packs),
    admin_tags: Object.fromEntries(
      Object.entries(form.admin_tags).flatMap(([pack, tags]) =>
        tags && tags.length > 0 ? [[pack as PackKey, unique(tags)]] : [],
      ),
    ),
    // Only premium questions credit another author (spec 1 §6).
    custom_author: form.premium ? form.custom_author : null,
    anatomy_sub_area: line(form.anatomy_sub_area, 40),
    basic_science_topic: line(form.basic_science_topic, 40),
  };
}
