import { room } from '../kit/room';
import * as authoring from './authoring/contract';
import * as editing from './authoring/editing-contract';
import * as circuits from './circuits/contract';
import * as checklist from './checklist-contract';
import * as stations from './contract';
import * as history from './history/contract';
import { stationsLists } from './history/practised.query';
import * as launchpad from './launchpad/contract';
import * as insights from './insights/contract';
import { stationsJobOperations } from './job-operations';
import { stationsLive } from './live';
import * as roleViews from './role-views-contract';
import * as summary from './summary-contract';
import * as trial from './trial-contract';
import * as wizard from './wizard/contract';
import { stationsPersonalData } from './personal-data';
import { mergeGuestTries } from './merge-guest';

export const stationsRoom = room({
  name: 'stations',
  contracts: {
    stations,
    checklist,
    roleViews,
    summary,
    authoring,
    editing,
    circuits,
    insights,
    launchpad,
    wizard,
    history,
    trial,
  },
  tables: [
    'attempt_participants',
    'checklist_items',
    'checklist_sections',
    'circuit_stations',
    'circuits',
    'examiner_questions',
    'feedback_days',
    'feedback_person_days',
    'marking_drafts',
    'station_attempts',
    'station_bookmarks',
    'station_counts',
    'station_drafts',
    'station_editing',
    'station_editors',
    'station_feedback',
    'station_revisions',
    'station_votes',
    'stations',
  ],
  live: stationsLive,
  jobs: stationsJobOperations,
  followers: [mergeGuestTries],
  personalData: stationsPersonalData,
  profileLists: stationsLists,
});
