import { countWordsJob } from '~/domain/search/jobs';
import { countWords } from '~/domain/search/vocabulary';
import { handle, workersRoom } from '../registry';

const count = handle(countWordsJob, { run: (_payload, { commit }) => commit(countWords) });

export const searchRoom = workersRoom('search', [count]);
