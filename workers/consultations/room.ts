import { workersRoom } from '../registry';
import { answerTurn } from './answer-turn';
import { endConsultation } from './end-consultation';
import { submitMarks } from './submit-marks';

export const consultationsRoom = workersRoom('consultations', [answerTurn, endConsultation, submitMarks]);
