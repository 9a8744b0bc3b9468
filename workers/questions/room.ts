import { workersRoom } from '../registry';
import { countAnswers } from './count-answers';
import { forgetImport } from './forget-import';
import { readImport } from './read-import';
import { runImport } from './run-import';

export const questionsRoom = workersRoom('questions', [countAnswers, forgetImport, readImport, runImport]);
