import { mayAuthor, mayModerate } from '../accounts/policy';
import type { Person } from '../kit/person';

/** Writes sections and proposes them. */
export const mayWrite = mayAuthor;

/** Publishes what another person proposed, or sends it back. Nobody decides on their own text. */
export const mayDecide = (person: Person, proposal: { author_id: number | null }): boolean =>
  mayModerate(person) && proposal.author_id !== person.id;

/** An author sees their own proposals, whoever decides sees those of everybody. */
export const mayRead = (person: Person, proposal: { author_id: number | null; state: string }): boolean =>
  proposal.author_id === person.id || (mayModerate(person) && proposal.state !== 'draft');
