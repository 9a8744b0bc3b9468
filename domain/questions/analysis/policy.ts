import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import type { QuestionStatus } from '../contract';

/** Authors read the figures of what they wrote; editors those of the bank. */
export const mayAnalyse = (person: Person, question: { author_id: number | null; status: QuestionStatus }): boolean =>
  question.author_id === person.id || (mayModerate(person) && question.status === 'published');
/** Editors look through the whole bank; everybody else through their own questions. */
export const mayAnalyseBank = mayModerate;
