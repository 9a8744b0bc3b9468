import { expect, type Page, type Request } from '@playwright/test';
import { endQuiz } from '~/domain/quizzes/contract';
import type { AnsweredQuestion } from '~/domain/questions/contract';

/** What nobody may see of a question before it is answered. */
const SECRETS = [
  'correct_answers',
  'answer_count',
  'answer_correct',
  'counts_as_correct',
  'number_correct',
  'model_answers',
  'explanation_text',
  'further_reading',
  'sources',
  'summaries',
] satisfies (keyof AnsweredQuestion)[];

interface Heard {
  url: string;
  text: string;
  /** The question that the request was about. */
  about: number;
  /** Those that had been answered when the response came; null for all of them. */
  given: ReadonlySet<number> | null;
}

const bodyOf = (request: Request): { data_request?: string; question_id?: number } => {
  try {
    return request.method() === 'POST' ? ((request.postDataJSON() as object | null) ?? {}) : {};
  } catch {
    return {};
  }
};

/** Which questions a JSON document tells more of than may be told, and their explanations. */
function toldOf(value: unknown, about: number, told: Map<number, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const placed = value as { question?: { question_id?: number }; explanation_text?: string };
  const id = placed.question?.question_id ?? about;
  if (SECRETS.some((secret) => secret in value)) told.set(id, placed.explanation_text ?? '');
  for (const each of Object.values(value)) toldOf(each, id, told);
}

/**
 * Records all answers to a page from now on.
 *
 * @param until `answer`: a question's key may be sent once it is submitted; `end`: once the quiz is ended
 * @returns checks the records: no key too early, in any field; returns how many questions were answered at all
 */
export function watchSecrets(page: Page, until: 'answer' | 'end' = 'answer'): () => Promise<number> {
  const heard: Promise<Heard | null>[] = [];
  const given = new Set<number>();
  let ended = false;
  page.on('request', (request) => {
    const { data_request, question_id } = bodyOf(request);
    if (until === 'answer' && (data_request === 'answer_submit' || data_request === 'free_text_show'))
      given.add(question_id!);
    if (new URL(request.url()).pathname === endQuiz.path) ended = true;
  });
  page.on('response', (response) => {
    if (!/json|html/.test(response.headers()['content-type'] ?? '')) return;
    const known = {
      url: response.url(),
      about: bodyOf(response.request()).question_id ?? 0,
      given: ended ? null : new Set(given),
    };
    // Of a page that was left meanwhile there is no body any more, nor did anybody read it.
    heard.push(
      response.text().then(
        (text) => ({ ...known, text }),
        () => null,
      ),
    );
  });
  page.on('websocket', (socket) => {
    socket.on(
      'framereceived',
      ({ payload }) =>
        void heard.push(
          Promise.resolve({ url: socket.url(), text: String(payload), about: 0, given: ended ? null : new Set(given) }),
        ),
    );
  });

  return async () => {
    const all = (await Promise.all(heard)).filter((one) => one !== null);
    const explanations = new Map<number, string>();
    for (const { url, text, about, given: known } of all) {
      const told = new Map<number, string>();
      if (text.startsWith('{')) toldOf(JSON.parse(text), about, told);
      for (const [id, explained] of told) {
        expect(known === null || known.has(id), `${url} told of question ${id} before it was answered`).toBe(true);
        if (explained) explanations.set(id, explained);
      }
    }
    for (const [id, explained] of explanations) {
      const written = JSON.stringify(explained).slice(1, -1);
      for (const { url, text, given: known } of all)
        if (known !== null && !known.has(id))
          expect(text.includes(written), `${url} held the explanation of question ${id}`).toBe(false);
    }
    return explanations.size;
  };
}
