import type { Language } from '../../domain/accounts/contract';
import accountsEn from './accounts.en.json';
import accountsEs from './accounts.es.json';
import appEn from './app.en.json';
import appEs from './app.es.json';
import audioPairingEn from './audio-pairing.en.json';
import audioPairingEs from './audio-pairing.es.json';
import callEn from './call.en.json';
import callEs from './call.es.json';
import groupPracticeEn from './group-practice.en.json';
import groupPracticeEs from './group-practice.es.json';
import opsEn from './ops.en.json';
import opsEs from './ops.es.json';
import problemEn from './problem.en.json';
import problemEs from './problem.es.json';
import discussionEn from './discussion.en.json';
import discussionEs from './discussion.es.json';
import notebookEn from './notebook.en.json';
import notebookEs from './notebook.es.json';
import questionsEn from './questions.en.json';
import questionsEs from './questions.es.json';
import quizzesEn from './quizzes.en.json';
import quizzesEs from './quizzes.es.json';
import stationsEn from './stations.en.json';
import stationsEs from './stations.es.json';

/** Every visible word, by language and key. */
export const messages: Record<Language, Record<string, string>> = {
  en: { ...appEn, ...accountsEn, ...stationsEn, ...groupPracticeEn, ...audioPairingEn, ...callEn, ...opsEn, ...problemEn, ...questionsEn, ...quizzesEn, ...discussionEn, ...notebookEn },
  es: { ...appEs, ...accountsEs, ...stationsEs, ...groupPracticeEs, ...audioPairingEs, ...callEs, ...opsEs, ...problemEs, ...questionsEs, ...quizzesEs, ...discussionEs, ...notebookEs },
};
