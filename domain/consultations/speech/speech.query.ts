import type { Language } from '../../accounts/contract';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { consultationEnded, consultationNotFound } from '../refusals';
import { nothingToSpeak } from './refusals';

const own = statement<{ language: Language; open: boolean }, [number, number]>(
  'consultations.own-open',
  `SELECT language, state IN ('ready', 'running', 'paused') AS open FROM consultations WHERE id = $1 AND account_id = $2`,
);

/** The language of one's own consultation that still listens. @throws Problem `consultation-not-found`, `consultation-ended` */
export async function languageOfOpen(read: Reader, personId: number, consultationId: number): Promise<Language> {
  const row = await read.sql.one(own, [consultationId, personId]);
  if (!row) throw consultationNotFound();
  if (!row.open) throw consultationEnded();
  return row.language;
}

const answer = statement<{ said: string }, [number, number, string]>(
  'consultations.spoken-answer',
  `SELECT t.said FROM consultations c JOIN consultation_turns t ON t.consultation_id = c.id
    WHERE c.id = $1 AND c.account_id = $2 AND t.turn_id = $3 AND t.state IN ('speaking', 'said')`,
);

/**
 * Words that the patient has said in one's own consultation, by where they stand in the answer.
 * @throws Problem `nothing-to-speak`
 */
export async function wordsToSpeak(
  read: Reader,
  personId: number,
  asked: { consultation_id: number; turn_id: string; from: number; to: number },
): Promise<string> {
  const row = await read.sql.one(answer, [asked.consultation_id, personId, asked.turn_id]);
  const words = row?.said.slice(asked.from, asked.to).trim() ?? '';
  if (words === '') throw nothingToSpeak();
  return words;
}
