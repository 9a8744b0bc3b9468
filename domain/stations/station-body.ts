import type { StationForm } from './authoring/form-contract';
import type { ChecklistPart } from './find-checklist.query';
import type { Question } from './find-questions.query';

/** All of a station that its author decides: its form, with the ids that its rows have, and whether it is published. */
export interface StationBody extends Omit<StationForm, 'checklist' | 'examiner_questions'> {
  checklist: ChecklistPart[];
  examiner_questions: Question[];
  published: boolean;
  /** The version of the sanitiser that cleaned the texts; bodies from before it was recorded have none. */
  html_version?: number;
}

/** Reads a `StationBody` of `stations station`. */
export const STATION_BODY = `jsonb_build_object(
  'name', station.name, 'description', station.description, 'label', station.label, 'long_case', station.long_case, 'language', station.language,
  'student_instructions', station.student_instructions, 'patient_instructions', station.patient_instructions, 'patient_facts', station.patient_facts, 'examiner_instructions', station.examiner_instructions,
  'useful_links', station.useful_links, 'walkthrough', station.walkthrough, 'extra_candidate_resources', station.extra_candidate_resources, 'html_version', station.html_version,
  'video_link', station.video_link, 'candidate_minutes', station.candidate_minutes, 'examiner_minutes', station.examiner_minutes, 'published', station.published_at IS NOT NULL,
  'checklist', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', section.id, 'order', section.position, 'title', section.title, 'items',
      (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', item.id, 'title', item.title, 'order', item.position, 'covered_by', item.covered_by)) ORDER BY item.position), '[]')
         FROM checklist_items item WHERE item.section_id = section.id)) ORDER BY section.position), '[]')
      FROM checklist_sections section WHERE section.station_id = station.id),
  'examiner_questions', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', question.id, 'question_text', question.question_text,
      'explanation_text', question.explanation_text, 'order', question.position) ORDER BY question.position), '[]')
      FROM examiner_questions question WHERE question.station_id = station.id))`;

/** The part of a body that is a form. */
export const formOf = ({ published: _, html_version: __, ...form }: StationBody): StationForm => ({
  ...form,
  // States from before facts were kept have none.
  patient_facts: form.patient_facts ?? [],
});
