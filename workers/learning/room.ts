import { workersRoom } from '../registry';
import { foldAnswers } from './fold-answers';

export const learningRoom = workersRoom('learning', [foldAnswers]);
