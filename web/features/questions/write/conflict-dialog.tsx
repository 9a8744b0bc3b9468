import { useIntl } from 'react-intl';
import { ConflictDialog as Dialog } from '~/web/drafts/editor/conflict-dialog';
import { DiffView } from '../history/diff-view';
import type { ScreenData } from './editor-adapter';
import { formOf } from './sheet';
import type { Writing } from './use-writing';

/** Shows word by word what differs between theirs and mine. */
export function ConflictDialog({ writing, topics }: { writing: Writing; topics: ScreenData['topics'] }) {
  const { formatMessage: say } = useIntl();
  const { conflict } = writing;
  return (
    <Dialog editor={writing} size={760}>
      {() => (
        <DiffView
          before={conflict!.form}
          after={formOf(writing.sheet)}
          topics={topics}
          legend={{
            before: say({ id: 'questions.write.conflict.theirs' }, { who: conflict!.by || 'none' }),
            after: say({ id: 'questions.write.conflict.mine' }),
          }}
        />
      )}
    </Dialog>
  );
}
