import { escapeHtml } from '../html/sanitise';
import type { ParsedQuestion } from './question-content';

const TAKE_HOME = { en: 'Take home:', es: 'Idea clave:' } as const;

/** A question whose explanation ends with why each wrong option is wrong, and with what to remember, as the file says them. */
export function withReasons<Q extends ParsedQuestion>({ take_home, ...question }: Q) {
  const reasons = question.answers.flatMap(({ text, why }) =>
    why === undefined ? [] : [`<li><strong>${escapeHtml(text)}</strong>: ${escapeHtml(why)}</li>`],
  );
  const parts = [
    question.explanation_text,
    ...(reasons.length > 0 ? [`<ul>\n${reasons.join('\n')}\n</ul>`] : []),
    ...(take_home ? [`<p><strong>${TAKE_HOME[question.language]}</strong> ${take_home}</p>`] : []),
  ];
  return {
    ...question,
    explanation_text: parts.join('\n'),
    answers: question.answers.map(({ why: _why, ...answer }) => answer),
  };
}
