import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { topicNotFound } from '../refusals';
import { mayWrite } from '../policy';
import { GUIDES_BEGUN_MAX } from './contract';
import { mayNotWrite, tooManyOpen } from './refusals';
import { sectionKey } from './section-key';
import { TOPICS } from '~/domain/questions/views';

/** SQL: whether a guide has had a published section; before that it is its authors' alone. */
export const guideShown = (guide: string): string =>
  `EXISTS (SELECT FROM notebook_sections shown_section WHERE shown_section.guide_id = ${guide}.id)`;

/** `create` is the address where guides are begun. */
const RESERVED = ['create'];

const bySubmission = statement<{ slug: string }, [number, string]>(
  'notebook.guide-by-submission',
  'SELECT slug FROM guides WHERE author_id = $1::int AND submission_id = $2::uuid',
);
const begun = statement<{ number: number }, [number]>(
  'notebook.guides-begun',
  `SELECT count(*)::int AS number FROM guides guide WHERE guide.author_id = $1::int AND NOT ${guideShown('guide')}`,
);
type Values = [
  slug: string,
  reserved: readonly string[],
  specialty: number,
  name: string,
  nameEs: string,
  description: string,
  descriptionEs: string,
  author: number,
  submission: string,
  Date,
];
const insert = statement<{ id: number; slug: string }, Values>(
  'notebook.begin-guide',
  `INSERT INTO guides (slug, specialty_id, name, name_es, description, description_es, author_id, submission_id, created_at)
   SELECT (SELECT wanted FROM (SELECT $1 AS wanted, 1 AS place UNION ALL SELECT $1 || '-' || place, place FROM generate_series(2, 1000) place) numbered
            WHERE wanted NOT IN (SELECT slug FROM guides) AND wanted <> ALL ($2::text[]) ORDER BY place LIMIT 1),
          $3::smallint, $4, $5, $6, $7, $8::int, $9::uuid, $10::timestamptz
   ON CONFLICT DO NOTHING RETURNING id, slug`,
);
const tieTopics = statement<{ tied: number }, [number, readonly number[]]>(
  'notebook.tie-guide-to-topics',
  `WITH tied AS (INSERT INTO guide_topics (guide_id, topic_id) SELECT $1::int, id FROM ${TOPICS} topic WHERE id = ANY ($2::int[]) RETURNING topic_id)
   SELECT count(*)::int AS tied FROM tied`,
);

interface BegunGuide {
  name: string;
  /** Empty for the same as `name`; so is `description_es`. */
  name_es: string;
  description: string;
  description_es: string;
  specialty_id: number;
  topics: readonly number[];
  submission_id: string;
}

/**
 * Begins a guide, which readers see once its first section is published. Sent twice, it is one.
 * @returns its slug
 * @throws Problem not-allowed `may-not-write-notebook`; not-found `topic-not-found`; conflict `too-many-open`
 */
export async function beginGuide(tx: Transaction, person: Person, sent: BegunGuide): Promise<string> {
  if (!mayWrite(person)) throw mayNotWrite();
  for (let tries = 0; tries < 20; tries += 1) {
    const earlier = await tx.sql.one(bySubmission, [person.id, sent.submission_id]);
    if (earlier) return earlier.slug;
    if ((await tx.sql.one(begun, [person.id]))!.number >= GUIDES_BEGUN_MAX) throw tooManyOpen();
    const { name, name_es, description, description_es, specialty_id, submission_id } = sent;
    const guide = await tx.sql.one(insert, [
      sectionKey(name),
      RESERVED,
      specialty_id,
      name,
      name_es || name,
      description,
      description_es || description,
      person.id,
      submission_id,
      tx.clock.now(),
    ]);
    // Another one took the slug at the same moment.
    if (!guide) continue;
    const topics = [...new Set(sent.topics)];
    if ((await tx.sql.one(tieTopics, [guide.id, topics]))!.tied < topics.length) throw topicNotFound();
    return guide.slug;
  }
  throw new Error('no free slug was found');
}
