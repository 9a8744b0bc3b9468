import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { lockRoles, setRole } from '../../accounts/roles/change-role';
import { href } from '../../kit/contract';
import { statement } from '../../kit/statement';
import { sendMail } from '../../mails/send-mail';
import { questionCreate } from '../../questions/authoring/contract';
import { QUESTION_BODY, type QuestionBody } from '../../questions/question-body';
import { notUndoable } from '../../review/refusals';
import type { Notice, Proposal, Reviewable } from '../../review/reviewable';
import { SAMPLE } from './applications.query';
import { lockApplicant } from './apply';
import { becomeAuthorPage, REASON_MIN } from './contract';
import { applicationAcceptedMail, applicationRefusedMail } from './mails';
import { applicationDecided, applicationNotFound, ownApplication, reasonTooShort } from './refusals';

interface LockedApplication extends Proposal {
  author_id: number;
  /** Of the applicant. */
  roles: Person['roles'];
  /** Of the sample. */
  revision: number;
  words: string;
  body: Pick<QuestionBody, 'question_text' | 'explanation_text'>;
  decided_by: number | null;
}

const STATE = `CASE application.state WHEN 'open' THEN 'proposed' WHEN 'accepted' THEN 'published' WHEN 'refused' THEN 'returned' ELSE application.state END AS state`;
const found = statement<Proposal, [number]>(
  'moderation.proposed-application',
  `SELECT id, account_id AS author_id, ${STATE} FROM author_applications application WHERE id = $1::int`,
);
const read = statement<Omit<LockedApplication, 'roles'>, [number]>(
  'moderation.application-to-decide',
  `SELECT application.id, application.account_id AS author_id, ${STATE}, application.decided_by, application.revision, application.words, coalesce(earlier.body, ${QUESTION_BODY}) AS body
     FROM author_applications application ${SAMPLE} WHERE application.id = $1::int`,
);
// One that is followed by another stays decided.
const save = statement<{ id: number }, [number, string, number | null, string, Date | null]>(
  'moderation.decide-application',
  `UPDATE author_applications application
      SET state = CASE $2 WHEN 'published' THEN 'accepted' WHEN 'returned' THEN 'refused' ELSE 'open' END, decided_by = $3::int, reason = $4, decided_at = $5::timestamptz
    WHERE id = $1::int AND ($2 <> 'proposed'
      OR NOT EXISTS (SELECT FROM author_applications later WHERE later.account_id = application.account_id AND later.id > application.id))
   RETURNING id`,
);

/** An application to become an author. It is published by making its author one. */
export const applicationReview: Reviewable<LockedApplication, void> = {
  kind: 'application',
  find: found,
  refusals: {
    notFound: applicationNotFound,
    own: ownApplication,
    decided: applicationDecided,
    changed: applicationDecided,
    reason: { min: REASON_MIN, missing: reasonTooShort },
  },
  mayReview: (_read, person) => Promise.resolve(mayModerate(person)),
  /** Checks the role of the moderator again: it may have been taken a moment ago. */
  async lock(tx, id, person) {
    await lockRoles(tx);
    const own = await lockApplicant(tx, person.id);
    if (!own || !mayModerate({ ...person, roles: own })) return null;
    const applicant = await tx.sql.one(found, [id]);
    const roles = applicant && (await lockApplicant(tx, applicant.author_id!));
    const application = roles && (await tx.sql.one(read, [id]));
    return application && { ...application, roles };
  },
  texts: ({ words, body }) => [words, body.question_text, body.explanation_text],
  async publish(tx, person, { author_id, revision }, _choice, reason) {
    const origin = 'application';
    await setRole(tx, {
      account_id: author_id,
      role: 'author',
      given: true,
      reason,
      origin,
      by_id: person.id,
      notice: null,
    });
    return { revision };
  },
  /** What they published meanwhile stays. */
  async unpublish(tx, person, { author_id, roles }) {
    const origin = 'application';
    if (roles.includes('author'))
      await setRole(tx, {
        account_id: author_id,
        role: 'author',
        given: false,
        reason: '',
        origin,
        by_id: person.id,
        notice: null,
      });
    return {};
  },
  async save(tx, { id }, decision) {
    if (!(await tx.sql.one(save, [id, ...decision]))) throw notUndoable();
  },
  async decided(tx, _person, { author_id: accountId }, act, reason) {
    if (act === 'publish')
      await sendMail(tx, { accountId, template: applicationAcceptedMail, values: { note: reason } });
    if (act === 'send_back') await sendMail(tx, { accountId, template: applicationRefusedMail, values: { reason } });
  },
  notice(_application, act, reason): Notice {
    if (act === 'publish') return { kind: 'application-accepted', values: { note: reason }, url: href(questionCreate) };
    const url = href(becomeAuthorPage);
    return act === 'undo'
      ? { kind: 'application-reopened', values: {}, url }
      : { kind: 'application-refused', values: { reason }, url };
  },
  isRepeat: ({ state, decided_by }, person, act) =>
    decided_by === person.id && state === (act === 'publish' ? 'published' : 'returned'),
};
