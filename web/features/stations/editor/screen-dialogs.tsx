import { LeaveDialog } from '~/web/drafts/editor/offers';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { isEdit, type StationAdapter } from './editor-adapter';
import type { ScreenProps } from './new-station';
import { ConflictDialog } from './conflict-dialog';
import type { Writing } from './use-writing';

const PreviewDialog = lazily(async () => (await import('./preview-dialog')).PreviewDialog);
const HistoryDrawer = lazily(async () => (await import('./history-drawer')).HistoryDrawer);

/** What stands before the form at times. */
export type Shown = 'preview' | 'history' | null;

interface Props {
  writing: Writing;
  adapter: StationAdapter;
  data: ScreenProps['data'];
  shown: Shown;
  onClose: () => void;
}

/** The dialogs that the editor and the wizard have in common: another's change, leaving, the preview and the history. */
export function ScreenDialogs({ writing, adapter, data, shown, onClose }: Props) {
  return (
    <>
      <ConflictDialog writing={writing} />
      <LeaveDialog editor={writing} />
      <OnceWanted wanted={shown === 'preview'}>
        <PreviewDialog opened={shown === 'preview'} sheet={writing.sheet} onClose={onClose} />
      </OnceWanted>
      {isEdit(data) && (
        <OnceWanted wanted={shown === 'history'}>
          <HistoryDrawer
            opened={shown === 'history'}
            base={adapter.base}
            slug={data.slug}
            onUse={(form) => {
              writing.replace(form, true);
              onClose();
            }}
            onClose={onClose}
          />
        </OnceWanted>
      )}
    </>
  );
}
