import stationEditor from './station-editor.en.json';
import teach from './teach.en.json';
import virtualPatient from './virtual-patient.en.json';
import writing from './writing.en.json';

/** What only those read who write questions and stations and make quizzes of their own, or take one of those. */
export const words: Record<string, string> = { ...stationEditor, ...teach, ...virtualPatient, ...writing };
