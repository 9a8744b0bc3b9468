import { useState } from 'react';
import { useIntl } from 'react-intl';
import { flawsOfSection } from '~/domain/notebook/writing/section-flaws';
import type { SectionForm } from '~/domain/notebook/section-body';
import type { DraftHead } from '~/web/drafts/autosaver';
import { useEditor } from '~/web/drafts/editor/use-editor';
import { showToast } from '~/web/ui/toast';
import { editorData, type Place, type Saved, type SectionAdapter } from './section-adapter';
import { type EditorPageData, pageOf } from './pages';
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
  const editor = useEditor<SectionForm, Sheet, Place, Saved, 'propose' | 'file'>({
    adapter,
    data: begin,
    personId,
    onDraft,
  });
  /** What it lacks is said once proposing it was asked for. */
  const [asked, setAsked] = useState(0);
  const flaws = flawsOfSection(formOf(editor.sheet));
  return {
    ...editor,
    flaws,
    asked,
    /** Files a new section under another topic. What is written of it by now goes along. */
    fileUnder: (topic: EditorPageData['topics'][number]) =>
      editor.during('file', async () => {
        const there = pageOf('topic', topic.slug);
        if (!editor.isEdited() && !editor.saver.head) return editor.leaveFor(there.url({ language: data.language }));
        const head = await editor.saveNow();
        const { draft_id } = await adapter.fileUnder(formOf(editor.latest()), head, topic);
        await editor.addressSettled();
        await editor.leaveFor(there.url({ draft: draft_id }));
      }),
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
