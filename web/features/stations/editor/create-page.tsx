import { EDITOR } from './editor-adapter';
import { EditorScreen } from './editor-screen';
import { NewStation } from './new-station';

/** The page to write a new station (spec 3 §2). */
export const CreatePage = () => <NewStation pages={EDITOR} words="editor" Screen={EditorScreen} />;
