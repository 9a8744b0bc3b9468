import stationEditor from './station-editor.es.json';
import teach from './teach.es.json';
import virtualPatient from './virtual-patient.es.json';
import writing from './writing.es.json';

/** What only those read who write questions and make quizzes of their own, or take one of those. */
export const words: Record<string, string> = { ...stationEditor, ...teach, ...virtualPatient, ...writing };
