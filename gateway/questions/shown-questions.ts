import type { Person } from '~/domain/accounts/person';
import type {
  AuthorData,
  HistoryEntry,
  SentAnswer,
  SentHistoryEntry,
  SentTopicSummary,
} from '~/domain/questions/contract';
import { may } from '~/domain/purchases/entitlements/may';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { findAuthors } from '~/domain/questions/authoring/authors.query';
import type { SentPlacedQuestion } from '~/domain/quizzes/contract';
import type { PlacedFeedback } from '~/domain/quizzes/placed-questions';
import type { AnswerFeedback } from '~/domain/quizzes/answer-feedback';
import type { Deps } from '~/infra/process/deps';
import { escapeHtml } from '~/infra/html/sanitise';
import { remember } from '~/infra/support/remembered';
import { topicText } from '../notebook/topic-text';

/** How old what an author's panel says may be, in milliseconds. */
const PANEL_FOR = 60_000;

const LINK = /^https?:\/\//i;

/** Questions as they go out: comments as HTML, paid text cut short, with their authors. */
export interface ShownQuestions {
  answered(person: Person, told: AnswerFeedback): Promise<SentAnswer>;
  placed(person: Person, questions: readonly PlacedFeedback[]): Promise<SentPlacedQuestion[]>;
  summaries(person: Person, summaries: readonly SentTopicSummary[]): SentTopicSummary[];
}

export function showQuestions(deps: Deps): ShownQuestions {
  const authorsOf = remember({ clock: deps.clock, for: PANEL_FOR, most: 5_000 }, (ids: number[]) =>
    findAuthors(deps.read, ids),
  );

  // Comments are plain text.
  const historyEntry = (entry: HistoryEntry): SentHistoryEntry =>
    entry.type === 'comment' ? { ...entry, text: SafeHtml.clean(escapeHtml(entry.text)) } : entry;
  const summaries = (person: Person, texts: readonly SentTopicSummary[]) =>
    texts.map((one) => ({ ...one, text: topicText(one.text, may(person, 'summaries.full')) }));

  const answeredWith = (
    person: Person,
    { author_id, ...told }: AnswerFeedback,
    authors: Map<number, AuthorData>,
  ): SentAnswer => ({
    ...told,
    further_reading: LINK.test(told.further_reading) ? told.further_reading : '',
    question_history: told.question_history.map(historyEntry),
    summaries: summaries(person, told.summaries),
    author_data: author_id === null ? null : (authors.get(author_id) ?? null),
    user_is_supporter: may(person, 'summaries.full'),
  });

  const authorsFor = (told: readonly (AnswerFeedback | null)[]) =>
    authorsOf(told.flatMap((one) => (one?.author_id == null ? [] : [one.author_id])));

  return {
    summaries,
    answered: async (person, told) => answeredWith(person, told, await authorsFor([told])),
    async placed(person, questions) {
      const authors = await authorsFor(questions.map((one) => one.answered));
      return questions.map((one) => ({
        ...one,
        answered: one.answered && answeredWith(person, one.answered, authors),
      }));
    },
  };
}
