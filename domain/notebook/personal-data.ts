import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

/** Texts that were never published go; what readers see, and what it was before, stays without the name. */
const deleteOpenTexts: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'notebook.erase-open-texts',
  `DELETE FROM notebook_proposals WHERE id IN (
     SELECT id FROM notebook_proposals WHERE author_id = ANY ($1::int[]) AND state <> 'published' LIMIT $2) RETURNING id AS gone`,
);
const deleteBookmarks: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'notebook.erase-bookmarks',
  `DELETE FROM section_bookmarks WHERE (account_id, section_id) IN (
     SELECT account_id, section_id FROM section_bookmarks WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING section_id AS gone`,
);
const deleteReadings: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'notebook.erase-readings',
  `DELETE FROM section_readings WHERE (account_id, section_id) IN (
     SELECT account_id, section_id FROM section_readings WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING section_id AS gone`,
);

export const notebookPersonalData: PersonalData = {
  tables: [
    {
      table: 'notebook_proposals',
      accounts: ['author_id', 'decided_by'],
      exported: exportedRows('notebook_proposals', {
        where: 'author_id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'section_id',
          'topic_id',
          'guide_id',
          'language',
          'state',
          'body',
          'reason',
          'saved_at',
          'decided_at',
        ],
      }),
      erased: 'unlinked',
    },
    {
      table: 'notebook_sections',
      accounts: ['author_id', 'checked_by'],
      exported: exportedRows('notebook_sections', {
        where: 'author_id = $1',
        key: [['id', 'int']],
        columns: ['id', 'topic_id', 'guide_id', 'language', 'title', 'text', 'revision', 'published_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'notebook_revisions',
      accounts: ['author_id', 'checked_by'],
      exported: exportedRows('notebook_revisions', {
        where: 'author_id = $1',
        key: [
          ['section_id', 'int'],
          ['revision', 'int'],
        ],
        columns: ['section_id', 'revision', 'body', 'published_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'guides',
      accounts: ['author_id'],
      exported: exportedRows('guides', {
        where: 'author_id = $1',
        key: [['id', 'int']],
        columns: ['id', 'slug', 'name', 'name_es', 'description', 'description_es', 'created_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'topics',
      accounts: ['checked_by'],
      exported: 'It says that somebody has checked a text that is not theirs.',
      erased: 'unlinked',
    },
    deletedWithAccount('section_bookmarks', [['section_id', 'int']], ['section_id', 'created_at']),
    deletedWithAccount('section_readings', [['section_id', 'int']], ['section_id', 'revision', 'read_at']),
    deletedWithAccount('section_editors', [['section_id', 'int']], ['section_id', 'since']),
  ],
  erase: [deleteOpenTexts, deleteBookmarks, deleteReadings],
  clear: [deleteReadings],
};
