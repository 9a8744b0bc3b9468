import accounts from '../features/accounts/words.en.json';
import annotations from '../features/annotations/words.en.json';
import app from './app.en.json';
import audioPairing from '../features/audio-pairing/words.en.json';
import call from '../call/words.en.json';
import circuits from '../features/stations/circuits/words.en.json';
import discussion from './discussion.en.json';
import loading from './loading.en.json';
import groupPractice from '../features/group-practice/words.en.json';
import problem from './problem.en.json';
import questions from '../features/questions/words.en.json';
import quizzes from '../features/quizzes/words.en.json';
import richText from '../rich-text/words.en.json';
import stations from '../features/stations/words.en.json';

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
