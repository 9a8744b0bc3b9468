import { lockStation } from '../stations/lock-station.query';
import { href } from '../kit/contract';
import { safeTexts } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import { stationEdit } from '../stations/authoring/contract';
import { stationEntry } from '../stations/contract';
import { hideStation, putBackStation, showStation, takeDownStation } from '../stations/hide-station';
import { baseOf } from '../stations/styles';
import type { PatientFact } from '../stations/patient-facts';
import { factsOfStation } from './engine/read/station-facts';
import { lineOf, readThing, type Target } from '../kit/target';
import { STATIONS } from '~/domain/stations/views';

interface Row {
  revision: number;
  gone: boolean;
  taken: boolean;
  own: boolean;
  language: string;
  description: string;
  student_instructions: string;
  patient_instructions: string;
  examiner_instructions: string;
  html_version: number;
  slug: string;
  style: number;
  items: string[] | null;
  patient_facts: PatientFact[];
  virtual_patient: boolean;
}

const lock = statement<{ id: number }, [number]>(
  'consultations.hold-station',
  `SELECT id FROM ${STATIONS} station WHERE id = $1::int FOR NO KEY UPDATE`,
);
const find = statement<Row, [number]>(
  'consultations.read-station',
  `SELECT station.revision, station.deleted_at IS NOT NULL AND station.hidden_at IS NULL AS gone, station.deleted_at IS NOT NULL AS taken, station.owner_id IS NOT NULL AS own,
          station.language, station.description, station.student_instructions, station.patient_instructions, station.examiner_instructions, station.html_version, station.slug, station.style, station.patient_facts, station.virtual_patient OR station.virtual_patient_enabled_at IS NOT NULL AS virtual_patient,
          (SELECT json_agg(section.title || ': ' || item.title ORDER BY section.position, item.position)
             FROM checklist_sections section JOIN checklist_items item ON item.section_id = section.id WHERE section.station_id = station.id) AS items
     FROM stations station WHERE station.id = $1::int`,
);

/** What its virtual patient knows: each fact with what it is about. */
function factsRead(row: Row): string[] {
  if (!row.virtual_patient) return [];
  return factsOfStation(row, row.language === 'es' ? 'es' : 'en').map(({ topic, text }) =>
    topic === '' ? text : `${topic}: ${text}`,
  );
}

export const stationTarget: Target = {
  kind: 'station',
  sql: {
    join: `LEFT JOIN ${STATIONS} station ON target.kind = 'station' AND station.id = target.entity_id`,
    title: 'station.name',
    author: 'station.owner_id',
  },
  requireReportable: (tx, _person, id) => lockStation(tx, id),
  read: readThing(lock, find, (row) => {
    const fields = ['student_instructions', 'patient_instructions', 'examiner_instructions'] as const;
    const texts = safeTexts(row, 'description', ...fields);
    const address = { base: baseOf(row.style), slug: row.slug };
    return {
      revision: row.revision,
      gone: row.gone,
      language: row.language,
      html: [
        { part: 'about' as const, field: '', title: '', html: texts.description },
        ...fields.map((field) => ({ part: 'instructions' as const, field: '', title: '', html: texts[field] })),
      ].filter(({ html }) => !html.isEmpty),
      lines: [...(row.items ?? []), ...factsRead(row)].map(lineOf),
      url: row.taken ? '' : href(stationEntry, address),
      edit_url: row.taken || !row.own ? '' : href(stationEdit, address),
    };
  }),
  hiding: {
    hide: async (tx, _by, id) => ({ ...(await hideStation(tx, id)) }) as Record<string, string>,
    show: (tx, _by, id, held) => showStation(tx, id, held),
    takeDown: takeDownStation,
    putBack: putBackStation,
  },
};
