import type { Language } from '~/domain/accounts/contract';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { escapeHtml, sanitise } from '../html/sanitise';
import type { ModelAnswer } from './feedback-prompt';

const HEADINGS: Record<Language, { strengths: string; improvements: string; progress: string; next: string }> = {
  en: {
    strengths: 'What went well',
    improvements: 'What to work on',
    progress: 'Time and progress',
    next: 'Next time',
  },
  es: {
    strengths: 'Lo que salió bien',
    improvements: 'Lo que conviene trabajar',
    progress: 'Tiempo y progreso',
    next: 'La próxima vez',
  },
};

const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
const list = (title: string, items: readonly string[]): string =>
  items.length > 0 ? `${heading(title)}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';

/** A model's pieces of text as HTML: markup in them shows as text. */
export function answerAsHtml(answer: ModelAnswer, language: Language): CleanHtml {
  const words = HEADINGS[language];
  return sanitise(
    [
      `<p>${escapeHtml(answer.opening)}</p>`,
      list(words.strengths, answer.strengths.map(escapeHtml)),
      list(
        words.improvements,
        answer.improvements.map(({ point, advice }) => `<strong>${escapeHtml(point)}</strong> ${escapeHtml(advice)}`),
      ),
      answer.time_and_progress === '' ? '' : `${heading(words.progress)}<p>${escapeHtml(answer.time_and_progress)}</p>`,
      list(words.next, answer.next_steps.map(escapeHtml)),
    ].join(''),
  );
}
