import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Counts } from './claims';
import { STATIONS } from '~/domain/stations/views';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { DECKS } from '~/domain/flashcards/views';

const pack = (key: string) => `count(*) FILTER (WHERE packs @> ARRAY['${key}'])::int`;

const countAll = statement<Counts, []>(
  'promotions.counts',
  `SELECT station.stations, station.osce_stations, station.ecoe_stations, patient.*, question.*, card.flashcards, topic.notebook_topics
     FROM (SELECT coalesce(sum(stations), 0)::int AS stations, coalesce(sum(stations) FILTER (WHERE style = 1), 0)::int AS osce_stations,
                  coalesce(sum(stations) FILTER (WHERE style = 4), 0)::int AS ecoe_stations FROM station_counts) station
    CROSS JOIN (SELECT count(*)::int AS virtual_patients, count(*) FILTER (WHERE style = 1)::int AS osce_virtual_patients,
                       count(*) FILTER (WHERE style = 4)::int AS ecoe_virtual_patients FROM ${STATIONS} stations
                 WHERE virtual_patient_enabled_at IS NOT NULL AND published_at IS NOT NULL AND deleted_at IS NULL) patient
    CROSS JOIN (SELECT count(*)::int AS questions, ${pack('ukmla')} AS ukmla_questions, ${pack('psa')} AS psa_questions, ${pack('ecg-cases')} AS ecg_cases,
                       ${pack('blood-gas-cases')} AS blood_gas_cases, ${pack('blood-test-cases')} AS blood_test_cases,
                       ${pack('radiology-cases')} AS radiology_cases, ${pack('drug-calculation-cases')} AS drug_calculation_cases
                  FROM ${QUESTIONS} questions WHERE status = 'published' AND deleted_at IS NULL) question
    CROSS JOIN (SELECT count(*)::int AS flashcards FROM flashcards card JOIN ${DECKS} deck ON deck.id = card.deck_id
                 WHERE deck.kind <> 'own' AND deck.deleted_at IS NULL AND card.deleted_at IS NULL) card
    CROSS JOIN (SELECT count(*)::int AS notebook_topics FROM ${TOPICS} topics WHERE summary <> '') topic`,
);

/** What every claim counts at this moment: what is published, for everybody to use or to buy. */
export async function countClaims(read: Pick<Reader, 'sql'>): Promise<Counts> {
  return (await read.sql.one(countAll, []))!;
}
