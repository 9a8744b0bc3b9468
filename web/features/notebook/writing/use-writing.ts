import { useState } from 'react';
import { useIntl } from 'react-intl';
import { flawsOfSection } from '~/domain/notebook/writing/section-flaws';
import type { SectionForm } from '~/domain/notebook/section-body';
import type { DraftHead } from '~/web/drafts/autosaver';
import { useEditor } from '~/web/drafts/editor/use-editor';
import { showToast } from '~/web/ui/toast';
import { editorData, type Place, type Saved, type SectionAdapter } from './section-adapter';
import type { EditorPageData } from './pages';
import { formOf, type Sheet } from './sheet';

interface Setting {
  adapter: SectionAdapter;
  data: EditorPageData;
  personId: number;
  /** The draft has got a number. */
  onDraft: (head: DraftHead) => unknown;
}

/** The editor of a section: beside what the kit does, what it lacks, and proposing it. */
export function useWriting({ adapter, data, personId, onDraft }: Setting) {
  const { formatMessage: say } = useIntl();
  const [begin] = useState(() => editorData(data));
  const editor = useEditor<SectionForm, Sheet, Place, Saved, 'propose'>({ adapter, data: begin, personId, onDraft });
  /** What it lacks is said once proposing it was asked for. */
  const [asked, setAsked] = useState(0);
  const flaws = flawsOfSection(formOf(editor.sheet));
  return {
    ...editor,
    flaws,
    asked,
    propose: () =>
      editor.during('propose', async () => {
        if (flawsOfSection(formOf(editor.latest())).length > 0) return setAsked((before) => before + 1);
        const saved = await editor.handIn('proposed');
        if (!saved) return;
        showToast(say({ id: 'notebook.write.proposed' }));
        await editor.leaveFor(saved.next_url);
      }),
  };
}
export type Writing = ReturnType<typeof useWriting>;
