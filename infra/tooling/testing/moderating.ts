import type { CaseSnapshot, Decision } from '~/domain/moderation/decisions/contract';
import { aPerson } from './factories/accounts';
import type { World } from './world';

export const REASON = 'The dose is ten times too high.';

/** A moderator who decides on what their page shows, or showed. */
export async function aModerator(world: World, roles: ('moderator' | 'staff')[] = ['moderator']) {
  const person = await aPerson(world, { roles: ['learner', ...roles] });
  const client = await world.signedIn(person);
  const open = async (id: number): Promise<CaseSnapshot> => (await client.get(`/moderation/cases/${id}/`)).body;
  return {
    person,
    client,
    open,
    decide: async (
      id: number,
      decision: Decision,
      more: { reason?: string; seen?: CaseSnapshot; texts?: object[]; was_wrong?: boolean | undefined } = {},
    ) => {
      const read = more.seen ?? (await open(id));
      return client.post(`/moderation/cases/${id}/`, {
        data_request: 'decide',
        decision,
        reason: more.reason ?? REASON,
        texts: more.texts ?? [],
        was_wrong: more.was_wrong,
        seen_act: read.acts[0]?.id ?? 0,
        seen_report: Math.max(0, ...read.reports.map((report) => report.id)),
        seen_partner_report: Math.max(0, ...read.reports.map((report) => -report.id)),
        seen_revision: read.target.revision,
      });
    },
  };
}

/** Reports a thing as the person does in the browser. @returns the id of its case */
export async function reported(
  world: World,
  reporter: { id: number },
  kind: string,
  id: number,
  reason = 3,
): Promise<number> {
  const client = await world.signedIn(reporter);
  const { status, body } = await client.post('/content/quiz/discussion/', {
    data_request: `${kind}_report`,
    entity_id: id,
    report_select: reason,
    report_text: 'This is not how it is done.',
  });
  if (status !== 200) throw new Error(`${kind} was not reported: ${JSON.stringify(body)}`);
  const [row] = await world.deps.dataSource.query<{ case_id: number }[]>(
    'SELECT case_id FROM reports WHERE kind = $1 AND entity_id = $2 ORDER BY id DESC LIMIT 1',
    [`${kind}_report`, id],
  );
  return row!.case_id;
}
