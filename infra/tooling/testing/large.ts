import type { Client } from 'pg';

/** How many rows of each. */
export interface Size {
  accounts: number;
  institutions: number;
  stations: number;
  sessions: number;
  /** Of them, those that are still used; the last ones. */
  liveSessions: number;
  questions: number;
}

const FIRST_PERSON = 20_000_000;
export const personOf = (nth: number): number => FIRST_PERSON + nth;
/** Of each group. */
const MEMBERS = 1;
const FILLED = ['accounts', 'institutions', 'stations', 'group_members', 'pairing_searches', 'questions'];

/** What a year leaves behind: names that share their parts, few things that are common and many that are rare, and little that is still going on. */
const fills = ({ accounts, institutions, stations, sessions, liveSessions, questions }: Size): string[] => [
  `INSERT INTO accounts (id, guest, username, email, password_hash, first_name, last_name, display_name, roles)
   SELECT ${FIRST_PERSON} + n, false, 'user' || n, 'user' || n || '@large.example', 'nobody signs in with it', 'F', 'L',
          (ARRAY['Sofía','Liam','Anna','Noor','Iris','Tomás','Wei','Zelda'])[n % 8 + 1] || ' ' || initcap(substr(md5(n::text), 1, 7)), '{learner}' FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO sessions (token_hash, account_id, expires_at)
   SELECT 'large-' || n, ${FIRST_PERSON} + n, now() + interval '30 days' FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO institutions (name, is_verified) SELECT (ARRAY['University of ','Hospital ','Medical School '])[n % 3 + 1] || initcap(substr(md5(n::text), 1, 8)) || ' ' || n, n % 50 = 0 FROM generate_series(0, ${institutions - 1}) AS n`,
  // A tenth of the institutions have nearly everybody.
  `INSERT INTO account_institutions (account_id, institution_id)
   SELECT ${FIRST_PERSON} + n, (SELECT max(id) FROM institutions) - n % ${Math.ceil(institutions / 10)} FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO stations (slug, style, language, label, name, description, published_at, deleted_at)
   SELECT 'large-' || n, n % 4 + 1, 'en', n % 9 + 1, 'Station about ' || substr(md5(n::text), 1, 8), 'A person of ' || 20 + n % 60,
          CASE WHEN n % 10 < 9 THEN now() END, CASE WHEN n % 20 = 0 THEN now() END FROM generate_series(0, ${stations - 1}) AS n`,
  `INSERT INTO station_bookmarks (account_id, station_id) SELECT ${FIRST_PERSON} + station.id / 7 % 100, station.id FROM stations station WHERE station.id % 7 = 0`,
  `INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, clock_total, clock_remaining, clock_minutes, expires_at, attempt_id)
   SELECT (600000000 + n)::text, ${FIRST_PERSON} + n % ${accounts - 1}, (SELECT max(id) FROM stations), CASE WHEN n % 3 = 0 AND n < ${sessions - liveSessions} THEN 'ended' ELSE 'lobby' END, 'https://chat.example/' || n, 480000, 480000, 8,
          CASE WHEN n < ${sessions - liveSessions} THEN now() - (${sessions} - n) * interval '1 minute' ELSE now() + interval '3 hours' END, NULL FROM generate_series(0, ${sessions - 1}) AS n`,
  // Of those whose group ended nobody was said to have gone.
  `INSERT INTO group_members (session_id, account_id, joined_at, away_since)
   SELECT session.id, ${FIRST_PERSON} + (session.host_id - ${FIRST_PERSON} + seat) % ${accounts}, now(), CASE WHEN session.state = 'lobby' AND session.expires_at < now() THEN now() END
     FROM group_sessions session, generate_series(0, ${MEMBERS - 1}) AS seat WHERE session.pin LIKE '6________'`,
  // Everybody has searched once; 40 search, and 60 have found somebody.
  `INSERT INTO pairings (session_id, matched_at) SELECT id, now() FROM group_sessions ORDER BY id DESC LIMIT 30`,
  `INSERT INTO pairing_searches (account_id, state, stage, waiting_since, pairing_id)
   SELECT ${FIRST_PERSON} + n, CASE WHEN n < 40 THEN 'searching' WHEN n < 100 THEN 'matched' ELSE 'idle' END, 'any', CASE WHEN n < 40 THEN now() END,
          CASE WHEN n BETWEEN 40 AND 99 THEN (SELECT min(id) FROM pairings) + n % 30 END FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO topics (slug, specialty_id, name, name_es) SELECT 'large-topic-' || n, n % 16 + 1, 'Topic ' || n, 'Tema ' || n FROM generate_series(0, 63) AS n`,
  `INSERT INTO questions (question_type, question_text, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status)
   SELECT 1, '<p>Complaint ' || n || '</p>', 1, topic.specialty_id, topic.id, n % 6 + 1, n % 3 + 1, 'en', 'published'
     FROM generate_series(0, ${questions - 1}) AS n JOIN topics topic ON topic.slug = 'large-topic-' || n % 64`,
];

/** Fills a migrated database. Indexes are built in one go after the rows. */
export async function fillLarge(client: Client, size: Size): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = ANY($1) AND schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [FILLED],
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  for (const fill of fills(size)) await client.query(fill);
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query('VACUUM ANALYZE');
}
