import type { QuestionForm } from './contract';
import { MULTIPLE_CHOICE } from '../contract';

/** A form in which nothing is filled in yet, without a schema: the browser has none. */
export const BLANK_FORM: QuestionForm = {
  question_type: MULTIPLE_CHOICE,
  question_text: '',
  explanation_text: '',
  further_reading: '',
  answers: [],
  specialty_id: 0,
  topic_id: 0,
  focus_id: 0,
  difficulty: 2,
  language: 'en',
  sources: [],
  packs: [],
  admin_tags: {},
  premium: false,
  custom_author: null,
  moderate: false,
  anatomy_area: '',
  anatomy_sub_area: '',
  basic_science: '',
  basic_science_topic: '',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTexts = (value: unknown, ...names: string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');

/** Whether something that was kept on a device can be taken for a form: its fields are of the right kinds. What they hold, the server checks. */
export function looksLikeForm(value: unknown): value is QuestionForm {
  if (!isObject(value)) return false;
  const alike = Object.entries(BLANK_FORM).every(([name, blank]) => {
    const kept = value[name];
    if (blank === null) return kept === null || typeof kept === 'number';
    return typeof kept === typeof blank && Array.isArray(kept) === Array.isArray(blank) && kept !== null;
  });
  if (!alike) return false;
  const { answers, sources } = value as unknown as { answers: unknown[]; sources: unknown[] };
  return (
    answers.every((answer) => hasTexts(answer, 'answer_label', 'answer_text')) &&
    sources.every((one) => hasTexts(one, 'title', 'publisher', 'url'))
  );
}
