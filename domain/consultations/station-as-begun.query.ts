import { statement } from '../kit/statement';
import { stationAsBegun } from '../stations/as-begun.query';
import type { ChecklistPart } from '../stations/find-checklist.query';
import type { Station } from '../stations/station.row';
import type { Reader } from '../kit/transaction';

type Columns = Pick<
  Station,
  | 'id'
  | 'slug'
  | 'style'
  | 'label'
  | 'name'
  | 'description'
  | 'long_case'
  | 'candidate_minutes'
  | 'examiner_minutes'
  | 'student_instructions'
  | 'patient_instructions'
  | 'patient_facts'
  | 'examiner_instructions'
  | 'extra_candidate_resources'
  | 'walkthrough'
  | 'useful_links'
  | 'html_version'
  | 'video_id'
  | 'revision'
>;

// A deleted one, too: what was begun can be read.
const byId = statement<Columns, [number]>(
  'consultations.station',
  `SELECT id, slug, style, label, name, description, long_case, candidate_minutes, examiner_minutes, student_instructions, patient_instructions,
          examiner_instructions, extra_candidate_resources, walkthrough, useful_links, html_version, video_id, revision, patient_facts
     FROM stations WHERE id = $1`,
);

/** The station of a consultation in the state that it began with. */
export async function stationOf(
  read: Reader,
  consultation: { station_id: number; station_revision: number },
): Promise<{ station: Columns; sections: () => Promise<ChecklistPart[]> }> {
  const station = await read.sql.one(byId, [consultation.station_id]);
  if (!station) throw new Error(`the station of a consultation is gone: ${consultation.station_id}`);
  return stationAsBegun(read, station, consultation.station_revision);
}
