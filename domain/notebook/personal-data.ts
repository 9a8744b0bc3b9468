import {
  deletedWithAccount,
  deletingStep,
  notExported,
  type PersonalData,
  unlinkedFromAccount,
} from '../kit/personal-data';

/** Texts that were never published go; what readers see, and what it was before, stays without the name. */
const deleteOpenTexts = deletingStep(
  'notebook_proposals',
  'id',
  `author_id = ANY ($1::int[]) AND state <> 'published'`,
);
const deleteBookmarks = deletingStep('section_bookmarks', 'account_id, section_id');
const deleteReadings = deletingStep('section_readings', 'account_id, section_id');

export const notebookPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount(
      'notebook_proposals',
      'id, section_id, topic_id, guide_id, language, state, body, reason, saved_at, decided_at',
      { accounts: ['author_id', 'decided_by'] },
    ),
    unlinkedFromAccount('notebook_sections', 'id, topic_id, guide_id, language, title, text, revision, published_at', {
      accounts: ['author_id', 'checked_by'],
    }),
    unlinkedFromAccount('notebook_revisions', 'section_id, revision, body, published_at', {
      accounts: ['author_id', 'checked_by'],
      key: 'section_id, revision',
    }),
    unlinkedFromAccount('guides', 'id, slug, name, name_es, description, description_es, created_at', {
      accounts: ['author_id'],
    }),
    notExported('topics', ['checked_by'], 'unlinked', 'It says that somebody has checked a text that is not theirs.'),
    deletedWithAccount('section_bookmarks', 'section_id, created_at', { key: 'section_id' }),
    deletedWithAccount('section_readings', 'section_id, revision, read_at', { key: 'section_id' }),
    deletedWithAccount('section_editors', 'section_id, since', { key: 'section_id' }),
  ],
  erase: [deleteOpenTexts, deleteBookmarks, deleteReadings],
  clear: [deleteReadings],
};
