import { cardProposalsChanged } from '../flashcards/moderating/events';
import { follow } from '../kit/event';
import { textProposalsChanged } from '../notebook/writing/events';
import { questionProposalsChanged } from '../questions/proposals/events';
import { queueChanged } from './decisions/case.query';

/** Moderators see what authors propose arrive in the list of what waits, and leave it. */
export const publishProposals = [
  follow(questionProposalsChanged, queueChanged),
  follow(cardProposalsChanged, queueChanged),
  follow(textProposalsChanged, queueChanged),
];
