import { EDITOR } from './editor-adapter';
import { EditedStation } from './edited-station';
import { EditorScreen } from './editor-screen';

/** The page to edit a station (spec 3 §2). */
export const EditPage = () => <EditedStation pages={EDITOR} words="editor" Screen={EditorScreen} />;
