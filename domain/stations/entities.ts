import { AttemptParticipant } from './attempt-participant.entity';
import { ChecklistItem } from './checklist-item.entity';
import { ChecklistSection } from './checklist-section.entity';
import { ExaminerQuestion } from './examiner-question.entity';
import { StationAttempt } from './station-attempt.entity';
import { StationDraft } from './authoring/station-draft.entity';
import { StationRevision } from './station-revision.entity';
import { Station } from './station.entity';

export const stationsEntities = [
  Station,
  ChecklistSection,
  ChecklistItem,
  ExaminerQuestion,
  StationAttempt,
  AttemptParticipant,
  StationDraft,
  StationRevision,
];
