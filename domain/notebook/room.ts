import { room } from '../kit/room';
import * as notebook from './contract';
import { notebookPersonalData } from './personal-data';
import * as ties from './ties/contract';
import * as writing from './writing/contract';
import { sectionEditingLive } from './writing/editing';
import { textReview } from './writing/review';
import { guideTarget, topicTarget } from './moderated-page';
import { sectionTarget } from './moderated-section';

export const notebookRoom = room({
  name: 'notebook',
  live: [sectionEditingLive],
  contracts: { notebook, ties, writing },
  tables: [
    'guide_drawings',
    'guide_stations',
    'guide_topics',
    'guides',
    'notebook_proposals',
    'notebook_revisions',
    'notebook_sections',
    'section_bookmarks',
    'section_editing',
    'section_editors',
    'section_readings',
    'station_topics',
    'topic_addresses',
  ],
  reviewed: [textReview],
  moderated: [guideTarget, topicTarget, sectionTarget],
  personalData: notebookPersonalData,
});
