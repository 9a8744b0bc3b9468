import { ConsultationMark } from './consultation-mark.entity';
import { ConsultationTurn } from './consultation-turn.entity';
import { Consultation } from './consultation.entity';

export const consultationsEntities = [Consultation, ConsultationTurn, ConsultationMark];
