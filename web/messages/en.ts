import accounts from './accounts.en.json';
import annotations from './annotations.en.json';
import app from './app.en.json';
import audioPairing from './audio-pairing.en.json';
import call from './call.en.json';
import circuits from './circuits.en.json';
import discussion from './discussion.en.json';
import loading from './loading.en.json';
import groupPractice from './group-practice.en.json';
import problem from './problem.en.json';
import questions from './questions.en.json';
import quizzes from './quizzes.en.json';
import richText from './rich-text.en.json';
import stations from './stations.en.json';

/** The words of every page in English, by key. */
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
