import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StationPlace } from '~/domain/stations/authoring/contract';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import { maySave, missingFields } from '~/domain/stations/authoring/station-rules';
import type { DraftHead } from '~/web/drafts/autosaver';
import { useEditor } from '~/web/drafts/editor/use-editor';
import { showToast } from '~/web/ui/toast';
import { isEdit, type Saved, type ScreenData, type StationAdapter } from './editor-adapter';
import type { Sheet } from './sheet';

interface Setting {
  adapter: StationAdapter;
  data: ScreenData;
  personId: number;
  /** The draft has got a number. */
  onDraft: (head: DraftHead) => unknown;
}

/** The editor of a station: beside what the kit does, its place, copies of it, and its virtual patient. */
export function useWriting({ adapter, data, personId, onDraft }: Setting) {
  const { formatMessage: say } = useIntl();
  const editor = useEditor<StationForm, Sheet, StationPlace, Saved, 'save' | 'clone' | 'enable'>({
    adapter,
    data,
    personId,
    onDraft,
  });
  const [place, setPlace] = useState<StationPlace>(
    isEdit(data) ? data.place : data.abilities.publish ? 'published' : 'personal',
  );
  /** Since when consultations with its patient can be taken. */
  const [enabledAt, setEnabledAt] = useState(isEdit(data) ? data.virtual_patient_enabled_at : null);

  /** Hands the form in. @returns null if somebody was faster, and one has to choose first */
  const submit = async (to: StationPlace): Promise<Saved | null> => {
    const saved = await editor.handIn(to);
    if (!saved) return null;
    setPlace(to);
    setEnabledAt(saved.virtual_patient_enabled_at);
    if (saved.switched_off) showToast(say({ id: 'stations.editor.switched-off' }), { tone: 'warning', stays: true });
    return saved;
  };

  return {
    ...editor,
    place,
    missing: missingFields(editor.sheet),
    saveable: maySave(editor.sheet),
    save: (to: StationPlace) =>
      editor.during('save', async () => {
        const saved = maySave(editor.latest()) ? await submit(to) : null;
        if (!saved) return;
        showToast(say({ id: `stations.editor.saved.${to}` }));
        if (adapter.device.id === null) await editor.leaveFor(saved.next_url);
      }),
    /** Saves first if that is possible, then copies (spec 3 §4). */
    clone: (copy: () => Promise<{ next_url: string }>, onFailed?: () => void) =>
      editor.during(
        'clone',
        async () => {
          if (editor.isEdited() && maySave(editor.latest()) && !(await submit(place))) return;
          const { next_url } = await copy();
          showToast(say({ id: 'stations.editor.cloned' }));
          await editor.leaveFor(next_url);
        },
        onFailed,
      ),
    enabledAt,
    setEnabledAt,
    /** Enables or disables it. What is enabled is what one sees: what is not saved is saved first. */
    enable: (to: boolean, ask: () => Promise<{ enabled_at: string | null }>, onFailed: (error: unknown) => void) =>
      editor.during(
        'enable',
        async () => {
          if (to && editor.isEdited() && !(await submit(place))) return;
          setEnabledAt((await ask()).enabled_at);
        },
        onFailed,
      ),
  };
}

export type Writing = ReturnType<typeof useWriting>;
