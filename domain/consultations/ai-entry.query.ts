import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { TimedStation } from '../stations/countdown';
import { type AiEntryData, PATIENTS_SHOWN } from './ai-entry-contract';
import { consultationMinutes } from './start-consultation';
import { STATIONS } from '../stations/views';

type Row = Omit<AiEntryData['shown'][number], 'minutes'> & TimedStation & { patients: number };

const shown = statement<Row, [number, string]>(
  'consultations.ai-entry',
  `SELECT s.id, s.slug, s.style, s.name, s.description, s.label, s.language, s.long_case, s.candidate_minutes, s.examiner_minutes,
          count(*) OVER ()::int AS patients
     FROM ${STATIONS} s
    WHERE s.virtual_patient_enabled_at IS NOT NULL AND s.deleted_at IS NULL AND s.published_at IS NOT NULL AND s.style = $1::int
    ORDER BY (s.language = $2) DESC, s.label, s.name, s.id LIMIT ${PATIENTS_SHOWN}`,
);

/** How many virtual patients everybody can talk to in a bank, and some of them. */
export async function findAiEntry(
  read: Reader,
  { style, language }: { style: number; language: Language },
): Promise<Omit<AiEntryData, 'speaker'>> {
  const rows = await read.sql.all(shown, [style, language]);
  return {
    style,
    patients: rows[0]?.patients ?? 0,
    shown: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      label: row.label,
      language: row.language,
      minutes: consultationMinutes(row),
    })),
  };
}
