import { mailFollowerJob, notifyFollowersJob } from '~/domain/flashcards/sharing/contract';
import * as followers from '~/domain/flashcards/sharing/notify-followers';
import { handle } from '../registry';

export const notifyFollowers = handle(notifyFollowersJob, {
  run: ({ deck_id }, { commit }) => commit((tx) => followers.notifyFollowers(tx, deck_id)),
  failed: (tx, { deck_id }) => followers.endNotifying(tx, deck_id),
});

export const mailFollower = handle(mailFollowerJob, {
  run: ({ account_id }, { commit }) => commit((tx) => followers.mailFollower(tx, account_id)),
  failed: async (tx, { account_id }) => void (await followers.endFollowerMail(tx, account_id)),
});
