import { UnrecoverableError } from 'bullmq';
import { findMail, markMailSent } from '~/domain/mails/find-mail.query';
import { sendMailJob } from '~/domain/mails/jobs';
import { mails } from '~/domain/rooms';
import { linkToken } from '~/infra/mail/link-token';
import { originOf } from '~/infra/mail/origin';
import { renderMail } from '~/infra/mail/render';
import { MailRefused } from '~/infra/mail/transport';
import { handle } from '../registry';

/** Sends a mail. A worker that is killed between sending and writing that down sends it again, with the same Message-ID. */
export const sendMail = handle(sendMailJob, {
  async run({ mail_id }, { deps, commit }) {
    const stored = await findMail(deps.read, mail_id);
    if (!stored || stored.sent_at) return;
    const template = mails.get(stored.template);
    if (!template) throw new UnrecoverableError(`there is no mail ${stored.template}`);
    const rendered = renderMail(template, stored.body, {
      language: stored.language,
      accountId: stored.account_id,
      origin: originOf(deps.config),
      sign: (id) => linkToken(deps.config.sessionSecret, id),
    });
    try {
      await deps.mailer.send({ ...rendered, id: stored.id, to: stored.to_address, date: stored.created_at });
    } catch (error) {
      throw error instanceof MailRefused ? new UnrecoverableError(error.message) : error;
    }
    await commit((tx) => markMailSent(tx, mail_id));
  },
});
