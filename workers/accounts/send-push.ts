import { createHash } from 'node:crypto';
import { UnrecoverableError } from 'bullmq';
import { sendPushJob } from '~/domain/accounts/push/contract';
import { findSubscription, removeSubscription } from '~/domain/accounts/push/subscriptions';
import { cutText } from '~/domain/kit/cut-text';
import { pushSources } from '~/domain/rooms';
import { PushRefused } from '~/infra/push/transport';
import { handle } from '../registry';

/** The least milliseconds before a service that asks to come back is tried again. */
const SOONEST = 1_000;
/** Characters of a title and of a text: push services take 4,096 bytes. */
const [TITLE_MAX, BODY_MAX] = [120, 300];

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Sends a message to one device. Sent again after a kill, it takes the place of the first: it has the same tag. */
export const sendPush = handle(sendPushJob, {
  async run(payload, { deps, commit }) {
    const { subscription_id, kind, about_id, until } = payload;
    const left = () => until - deps.clock.now().getTime();
    const to = left() > 0 ? await findSubscription(deps.read, subscription_id, kind) : null;
    const news = to && (await pushSources.get(kind)!.find(deps.read, to.account_id, about_id));
    if (!to || !news) return;
    const { title, body } = news.words[to.language];
    const { url, pages, tag } = news;
    const outcome = await deps.pusher
      .send({
        ...to,
        payload: JSON.stringify({
          title: cutText(title, TITLE_MAX),
          body: cutText(body, BODY_MAX),
          lang: to.language,
          url,
          pages,
          tag,
        }),
        lasts: Math.ceil(left() / 1_000),
        urgent: pushSources.get(kind)!.urgent ?? false,
        topic: topicOf(tag),
      })
      .catch((error: unknown) => {
        throw error instanceof PushRefused ? new UnrecoverableError(error.message) : error;
      });
    if (outcome.state === 'gone') await commit((tx) => removeSubscription(tx, to));
    if (outcome.state === 'later') {
      const delay = Math.max(SOONEST, outcome.after);
      if (delay < left()) await commit(async (tx) => tx.enqueue(sendPushJob, payload, { delay }));
    }
  },
});
