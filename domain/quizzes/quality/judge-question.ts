import type { Language } from '~/domain/accounts/contract';
import { parseHtml, textOfNodes } from '~/domain/kit/html/tree';
import type { Source } from '~/domain/questions/contract';
import { focusKey } from '~/domain/questions/specialties';
import { judge, type Refusal } from '../generation/quality-gate';

/** A multiple-choice question of the bank, as the gate needs it. */
export interface BankQuestion {
  question_text: string;
  explanation_text: string;
  answers: { text: string; correct: boolean }[];
  selectable_answers: number;
  sources: Source[];
  topic: string;
  focus_id: number;
  difficulty: number;
  language: Language;
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|div|tr|blockquote)>|<br\s*\/?>/g;
const plain = (html: string): string => textOfNodes(parseHtml(html.replaceAll(BLOCK_END, '$&\n'))).trim();

/** What the gate for generated questions says of one that a person wrote; null if it passes. Pure. */
export function judgeQuestion(question: BankQuestion): Refusal | null {
  const { topic, language, selectable_answers, sources } = question;
  const source = sources.find(({ url }) => url.startsWith('https://'));
  // The gate takes none without a source that can be opened.
  if (!source) return 'explanation-without-source';
  const focus = focusKey(question.focus_id);
  return judge(
    {
      question_text: plain(question.question_text),
      options: question.answers,
      explanation: plain(question.explanation_text),
      source,
      topic,
      focus,
      difficulty: question.difficulty,
      writer: 'model',
    },
    { language, topics: [topic], keys: selectable_answers },
  ).refusal;
}
