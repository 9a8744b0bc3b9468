import { room } from '../kit/room';
import * as proposals from './contract';
import { proposalsPersonalData } from './personal-data';

/** Decisions on what authors propose, and who reads it. The rooms of what is proposed write here; moderation shows and undoes it. */
export const proposalsRoom = room({
  name: 'proposals',
  contracts: { proposals },
  tables: ['moderated_proposals', 'proposal_decisions', 'proposal_readers'],
  personalData: proposalsPersonalData,
});
