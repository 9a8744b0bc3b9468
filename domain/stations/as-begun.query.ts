import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type TextField, TEXT_FIELDS } from './authoring/form-contract';
import { type ChecklistPart, findChecklist } from './find-checklist.query';
import { findQuestions, type SafeQuestion, safeQuestions } from './find-questions.query';
import type { StationBody } from './station-body';
import { videoIdOf } from './authoring/station-rules';

const earlier = statement<{ body: StationBody }, [number, number]>(
  'stations.as-begun',
  'SELECT body FROM station_revisions WHERE station_id = $1 AND revision = $2',
);

/** What the station was at a revision; null if that is the present one, or was not recorded. */
export async function bodyAsBegun(
  read: Reader,
  station: { id: number; revision: number },
  revision: number | null,
): Promise<StationBody | null> {
  return revision === null || revision === station.revision
    ? null
    : ((await read.sql.one(earlier, [station.id, revision]))?.body ?? null);
}

/** SQL for a station's name at a revision, or now if the revision is null or the present one. @param station its alias */
export const nameAsBegun = (station: string, revision: string): string =>
  `coalesce((SELECT kept.body ->> 'name' FROM station_revisions kept WHERE kept.station_id = ${station}.id AND kept.revision = ${revision}), ${station}.name)`;

/** The checklist that a group began with: who saves the station meanwhile does not take it from under the examiner's marks. */
export async function checklistAsBegun(
  read: Reader,
  station: { id: number; revision: number },
  revision: number | null,
): Promise<ChecklistPart[]> {
  return (await bodyAsBegun(read, station, revision))?.checklist ?? findChecklist(read, station.id);
}

type Shown = Record<TextField, string> & {
  html_version: number;
  id: number;
  revision: number;
  name: string;
  description: string;
  video_id: string | null;
  candidate_minutes: number | null;
  examiner_minutes: number | null;
  long_case: boolean;
};

/** The texts, the checklist and the questions that a group began with, or the present ones if `revision` is null. */
export async function stationAsBegun<T extends Shown>(
  read: Reader,
  station: T,
  revision: number | null,
): Promise<{ station: T; sections(): Promise<ChecklistPart[]>; questions(): Promise<SafeQuestion[]> }> {
  const body = await bodyAsBegun(read, station, revision);
  if (!body)
    return {
      station,
      sections: () => findChecklist(read, station.id),
      questions: () => findQuestions(read, station.id),
    };
  const { name, description, candidate_minutes, examiner_minutes, long_case } = body;
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, body[field]]));
  return {
    station: {
      ...station,
      ...texts,
      patient_facts: body.patient_facts ?? [],
      html_version: body.html_version ?? 0,
      name,
      description,
      candidate_minutes,
      examiner_minutes,
      long_case,
      video_id: videoIdOf(body.video_link),
    },
    sections: async () => body.checklist,
    questions: async () => safeQuestions(body.examiner_questions, body.html_version),
  };
}
