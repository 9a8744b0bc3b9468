import type { Transaction } from '~/domain/kit/transaction';
import { focusId } from '~/domain/questions/specialties';
import { loadSections } from './load-sections';
import type { ParsedNotebookText } from './notebook-content';

/**
 * Brings the notebook's texts on topics to what the files say; the topics are there already. See `loadSections`.
 *
 * @returns how many sections were made, changed or retired
 */
export const loadNotebook = (tx: Transaction, texts: readonly ParsedNotebookText[]): Promise<number> =>
  loadSections(
    tx,
    'topic',
    texts.flatMap(({ topic, language, checked, sources, sections }) =>
      sections.map(({ key, title, focus, colour, icon, free, text }) => ({
        page: topic,
        language,
        key,
        title,
        focus_id: focusId(focus),
        section_colour: colour,
        section_icon: icon,
        text,
        sources,
        checked_on: checked,
        free: free ?? false,
        drawing: null,
      })),
    ),
  );
