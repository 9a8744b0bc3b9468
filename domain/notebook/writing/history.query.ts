import { href } from '~/domain/kit/contract';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { sectionNotFound } from '../refusals';
import { SECTION_BODY, type SectionBody } from '../section-body';
import { proposalPage, WRITING_PAGE } from './contract';
import { shownBody } from './find-editor.query';
import { placeOfSection } from './find-place.query';
import { revisionNotFound } from './refusals';
import { PEOPLE } from '~/domain/accounts/views';

interface Kept {
  revision: number;
  title: string;
  author: string;
  checked_by: string;
  checked_on: string;
  published_at: string;
}

// What is published now, and what was before it.
const TEXTS = `SELECT section.id AS section_id, section.revision, ${SECTION_BODY} AS body, section.author_id, section.checked_by, section.checked_on, section.published_at
                 FROM notebook_sections section WHERE section.id = $1::int
               UNION ALL
               SELECT section_id, revision, body, author_id, checked_by, checked_on, published_at FROM notebook_revisions WHERE section_id = $1::int`;
const KEPT = `text.revision, text.body->>'title' AS title, coalesce(author.display_name, '') AS author, coalesce(checker.display_name, '') AS checked_by, to_char(text.checked_on, 'YYYY-MM-DD') AS checked_on,
          to_char(text.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS published_at`;
const FROM = `FROM (${TEXTS}) text LEFT JOIN ${PEOPLE} author ON author.id = text.author_id LEFT JOIN ${PEOPLE} checker ON checker.id = text.checked_by`;

const history = statement<Kept & { total: number }, [number, offset: number]>(
  'notebook.section-history',
  `SELECT ${KEPT}, count(*) OVER ()::int AS total ${FROM} ORDER BY text.revision DESC LIMIT ${WRITING_PAGE} OFFSET $2::int`,
);
const one = statement<Kept & { body: SectionBody }, [number, revision: number]>(
  'notebook.section-revision',
  `SELECT ${KEPT}, text.body ${FROM} WHERE text.revision = $2::int`,
);
const currentOf = statement<{ revision: number }, [number]>(
  'notebook.current-revision',
  'SELECT revision FROM notebook_sections WHERE id = $1::int',
);

const ownOpen = statement<{ id: number }, [person: number, section: number]>(
  'notebook.own-open-text',
  `SELECT id FROM notebook_proposals WHERE author_id = $1::int AND section_id = $2::int AND state IN ('draft', 'proposed', 'returned')`,
);

interface Asked {
  page: number;
  revision?: number;
  against?: number;
}

/**
 * The texts that a section has and had, the newest first, and two of them to compare.
 * @throws Problem not-found `section-not-found`, `text-revision-not-found`
 */
export async function findHistory(read: Reader, person: Person, sectionId: number, asked: Asked) {
  const place = await placeOfSection(read, person, sectionId);
  if (!place) throw sectionNotFound();
  const [rows, current, own] = await Promise.all([
    read.sql.all(history, [sectionId, (asked.page - 1) * WRITING_PAGE]),
    read.sql.one(currentOf, [sectionId]),
    read.sql.one(ownOpen, [person.id, sectionId]),
  ]);
  const now = current!.revision;
  const text = async (revision: number) => {
    const found = await read.sql.one(one, [sectionId, revision]);
    if (!found) throw revisionNotFound();
    return { ...found, body: shownBody(found.body) };
  };
  const [opened, against] =
    asked.revision === undefined ? [null, null] : await Promise.all([text(asked.revision), text(asked.against ?? now)]);
  const count = rows[0]?.total ?? 0;
  return {
    ...place,
    page: asked.page,
    pages: Math.ceil(count / WRITING_PAGE),
    count,
    items: rows.map(({ total: _, ...row }) => row),
    current: now,
    own_url: own ? href(proposalPage, { proposal_id: own.id }) : '',
    opened,
    against,
  };
}
