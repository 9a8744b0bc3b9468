import { follow } from '../kit/event';
import { operations } from '../kit/job-operations';
import { room } from '../kit/room';
import { topicMerged } from '../notebook/events';
import { hourPassed } from '../ops/events';
import { stationWritten } from '../stations/events';
import * as search from './contract';
import * as jobs from './jobs';
import * as linking from './linking/contract';
import { searchPersonalData } from './personal-data';
import { proposeTopics } from './propose-topics';
import { moveTopicOfTerms } from './synonyms/change-synonyms';
import * as synonyms from './synonyms/contract';
import { forgetTopicOfWords } from './word-topics';

export const searchRoom = room({
  name: 'search',
  contracts: { search, synonyms, linking, jobs },
  tables: [
    'search_documents',
    'search_synonyms',
    'search_vocabulary',
    'search_word_topics',
    'section_terms_left_out',
    'synonym_changes',
  ],
  // The next hour counts anew what a run did not.
  jobs: [operations(jobs.countWordsJob, { affects: () => Promise.resolve(null) })],
  followers: [
    follow(hourPassed, async (tx) => tx.enqueue(jobs.countWordsJob, {})),
    follow(topicMerged, async (tx, { from, into }) => {
      await moveTopicOfTerms(tx, from, into);
      await forgetTopicOfWords(tx, from);
    }),
    follow(stationWritten, (tx, { station_id }) => proposeTopics(tx, station_id)),
  ],
  personalData: searchPersonalData,
});
