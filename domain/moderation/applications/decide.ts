import { notify } from '../../accounts/notify';
import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { lockRoles, setRole } from '../../accounts/roles/change-role';
import { href } from '../../kit/contract';
import { queueChanged } from '../decisions/case.query';
import { notFound } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { sendMail } from '../../mails/send-mail';
import { type Decided, recordDecision } from '../../review/record';
import { questionCreate } from '../../questions/authoring/contract';
import { QUESTION_BODY, type QuestionBody } from '../../questions/question-body';
import { SAMPLE } from './applications.query';
import { lockApplicant } from './apply';
import { type ApplicationState, becomeAuthorPage, REASON_MIN } from './contract';
import { applicationAcceptedMail, applicationRefusedMail } from './mails';
import { applicationDecided, applicationNotFound, ownApplication, reasonTooShort } from './refusals';

interface Asked {
  account_id: number;
  /** Of the sample. */
  revision: number;
  words: string;
  body: Pick<QuestionBody, 'question_text' | 'explanation_text'>;
}
const find = statement<Asked, [number]>(
  'moderation.asked-in-application',
  `SELECT application.account_id, application.revision, application.words, coalesce(earlier.body, ${QUESTION_BODY}) AS body
     FROM author_applications application ${SAMPLE} WHERE application.id = $1`,
);
const decide = statement<{ id: number }, [number, string, string, number, Date]>(
  'moderation.decide-application',
  `UPDATE author_applications SET state = $2, reason = $3, decided_by = $4, decided_at = $5 WHERE id = $1 AND state = 'open' RETURNING id`,
);
const decided = statement<{ state: ApplicationState; decided_by: number | null }, [number]>(
  'moderation.decided-application',
  'SELECT state, decided_by FROM author_applications WHERE id = $1',
);

export interface Decision {
  state: 'accepted' | 'refused';
  /** What the person reads. 10 to 500 characters for a refusal; for somebody who is accepted it may be empty. */
  reason: string;
}

/**
 * A moderator decides on an application. The person is told by a notification and a mail. The same decision of the same
 * moderator again is the one that was made.
 *
 * @param who checked again here: their own role may have been taken a moment ago
 * @throws Problem not-found for anybody but moderators, and `application-not-found`; invalid `reason-too-short`; not-allowed
 * `own-application`; conflict `application-decided`
 */
export async function decideApplication(
  tx: Transaction,
  who: Person,
  applicationId: number,
  { state, reason: typed }: Decision,
): Promise<Decided> {
  const reason = plainText(typed);
  await lockRoles(tx);
  const roles = await lockApplicant(tx, who.id);
  if (!roles || !mayModerate({ ...who, roles })) throw notFound();
  if (state === 'refused' && reason.length < REASON_MIN) throw reasonTooShort();
  const application = await tx.sql.one(find, [applicationId]);
  if (!application) throw applicationNotFound();
  const { account_id, revision, words, body } = application;
  if (account_id === who.id) throw ownApplication();
  await lockApplicant(tx, account_id);
  if (!(await tx.sql.one(decide, [applicationId, state, reason, who.id, tx.clock.now()]))) {
    const before = await tx.sql.one(decided, [applicationId]);
    if (before?.state === state && before.decided_by === who.id) return {};
    throw applicationDecided();
  }
  await queueChanged(tx);
  const decision = { kind: 'application', entity_id: applicationId, account_id: who.id, reason } as const;
  const texts = [words, body.question_text, body.explanation_text];
  if (state === 'accepted') {
    await setRole(tx, {
      account_id,
      role: 'author',
      given: true,
      reason,
      origin: 'application',
      by_id: who.id,
      notice: { kind: 'application-accepted', values: { note: reason }, url: href(questionCreate) },
    });
    await sendMail(tx, { accountId: account_id, template: applicationAcceptedMail, values: { note: reason } });
    return recordDecision(tx, { ...decision, act: 'publish', revision, texts });
  }
  await notify(tx, { account_id, kind: 'application-refused', values: { reason }, url: href(becomeAuthorPage) });
  await sendMail(tx, { accountId: account_id, template: applicationRefusedMail, values: { reason } });
  return recordDecision(tx, { ...decision, act: 'send_back', texts });
}
