import accounts from './accounts.es.json';
import annotations from './annotations.es.json';
import app from './app.es.json';
import audioPairing from './audio-pairing.es.json';
import call from './call.es.json';
import circuits from './circuits.es.json';
import discussion from './discussion.es.json';
import loading from './loading.es.json';
import groupPractice from './group-practice.es.json';
import problem from './problem.es.json';
import questions from './questions.es.json';
import quizzes from './quizzes.es.json';
import richText from './rich-text.es.json';
import stations from './stations.es.json';

/** The words of every page in Spanish, by key. */
const words: Record<string, string> = {
  ...app,
  ...loading,
  ...accounts,
  ...stations,
  ...richText,
  ...groupPractice,
  ...audioPairing,
  ...call,
  ...problem,
  ...questions,
  ...quizzes,
  ...discussion,
  ...annotations,
  ...circuits,
};

export default words;
