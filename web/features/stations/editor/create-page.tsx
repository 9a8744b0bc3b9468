import { EDITOR } from './editor-adapter';
import { EditorScreen } from './editor-screen';
import { NewStation } from './new-station';

/** Where a new station is written (spec 3 §2). */
export const CreatePage = () => <NewStation pages={EDITOR} words="editor" Screen={EditorScreen} />;
