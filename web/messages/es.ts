import accounts from '../features/accounts/words.es.json';
import annotations from '../features/annotations/words.es.json';
import app from './app.es.json';
import audioPairing from '../features/audio-pairing/words.es.json';
import call from '../call/words.es.json';
import circuits from '../features/stations/circuits/words.es.json';
import discussion from './discussion.es.json';
import loading from './loading.es.json';
import groupPractice from '../features/group-practice/words.es.json';
import problem from './problem.es.json';
import questions from '../features/questions/words.es.json';
import quizzes from '../features/quizzes/words.es.json';
import richText from '../rich-text/words.es.json';
import stations from '../features/stations/words.es.json';

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
