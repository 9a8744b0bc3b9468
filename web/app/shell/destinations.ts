import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { myQuestions } from '~/domain/questions/authoring/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';

export interface Way {
  to: string;
  /** Its name in `web/messages`; `<id>.about` says what is there. */
  id: string;
}

export const STATION_WAYS: readonly Way[] = STATION_BASES.map((base) => ({
  to: href(stationList, { base }),
  id: `app.style.${base}`,
}));
export const QUIZ_WAYS: readonly Way[] = [
  { to: href(quizSetup), id: 'app.quizzes.bank' },
  { to: href(aiQuizSetup), id: 'app.quizzes.ai' },
  { to: href(personalQuizzes), id: 'app.quizzes.own' },
];
/** For people with an account: a guest or a stranger has no questions. */
export const WRITING_WAYS: readonly Way[] = [...QUIZ_WAYS, { to: href(myQuestions), id: 'app.quizzes.write' }];

export const inStations = (pathname: string): boolean => STATION_WAYS.some(({ to }) => pathname.startsWith(to));

/** Where one puts together, answers, looks back at or writes questions. */
export const inQuizzes = (pathname: string): boolean =>
  /^\/(learn\/quiz|quizlog|ai-quiz|questions|teach)\//.test(pathname);
