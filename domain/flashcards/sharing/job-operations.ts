import { operations } from '~/domain/kit/job-operations';
import { statement } from '~/domain/kit/statement';
import { mailFollowerJob, notifyFollowersJob } from './contract';
import { endFollowerMail, endNotifying } from './notify-followers';
import { PEOPLE } from '~/domain/accounts/views';

const followers = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'flashcards.waiting-followers',
  `SELECT deck.deck_name AS thing, deck.telling AS missed,
          ARRAY(SELECT account.display_name FROM deck_follows follow JOIN ${PEOPLE} account ON account.id = follow.account_id
                 WHERE follow.deck_id = deck.id AND follow.seen_version < deck.version ORDER BY account.id LIMIT 20) AS people
     FROM decks deck WHERE deck.id = $1::int`,
);
const follower = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'flashcards.waiting-follower',
  `SELECT ARRAY[account.display_name] AS people, '' AS thing, mail.pending AS missed
     FROM deck_follow_mails mail JOIN ${PEOPLE} account ON account.id = mail.account_id WHERE mail.account_id = $1::int`,
);

export const sharingJobOperations = [
  operations(notifyFollowersJob, {
    affects: (read, { deck_id }) => read.sql.one(followers, [deck_id]),
    drained: (tx, { deck_id }) => endNotifying(tx, deck_id),
    timed: true,
  }),
  operations(mailFollowerJob, {
    affects: (read, { account_id }) => read.sql.one(follower, [account_id]),
    drained: async (tx, { account_id }) => void (await endFollowerMail(tx, account_id)),
    timed: true,
  }),
];
