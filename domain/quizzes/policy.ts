import type { Person } from '../kit/person';
import { allowsDiscussion, allowsReports, allowsVoting, type QuizKind } from '../questions/quiz-kinds';

interface OwnQuiz {
  kind: QuizKind;
}
/** What a person may do with the questions of their own quiz, as far as the quiz decides. */
export const quizAbilities = {
  /** Guests vote and report; discussions are for people with an account. */
  discuss: (person: Person, { kind }: OwnQuiz): boolean => !person.guest && allowsDiscussion(kind),
  vote: (_: Person, { kind }: OwnQuiz): boolean => allowsVoting(kind),
  report: (_: Person, { kind }: OwnQuiz): boolean => allowsReports(kind),
};
/** The same for one question that they have answered: those of the bank are discussed, personal ones are not. */
export const answeredAbilities = {
  discuss: (person: Person, { kind, published }: OwnQuiz & { published: boolean }): boolean =>
    !person.guest && published && allowsDiscussion(kind),
};
