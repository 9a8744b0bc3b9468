import { href } from '~/domain/kit/contract';
import { implementList } from '~/domain/kit/profile-list-implementation';
import { personalQuizEditor } from '../personal/contract';
import { findPersonalQuizzes } from '../personal/quizzes.query';
import { premiumQuizzesTaken, quizzesCreated, quizzesTaken } from './contract';
import { findPremiumQuizzes, findTakenQuizzes } from './taken-quizzes.query';
import { bookmarkedQuestions } from '~/domain/questions/profile/contract';
import { findBookmarkedQuestions } from './bookmarked-questions.query';

export const quizzesLists = [
  // Of questions, shown where they were met last.
  implementList(bookmarkedQuestions, findBookmarkedQuestions),
  implementList(quizzesTaken, findTakenQuizzes),
  implementList(premiumQuizzesTaken, findPremiumQuizzes),
  implementList(quizzesCreated, async (read, person, { page }) => {
    const { items, ...found } = await findPersonalQuizzes(read, person, page);
    return {
      ...found,
      items: items.map((quiz) => ({ ...quiz, url: href(personalQuizEditor, { quizId: quiz.id }) })),
    };
  }),
];
