import { PERSON_HEADER } from '~/domain/accounts/person-header';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

/** What a page is answered that is of one person, or of nobody, in a browser in which another is signed in, or nobody. */
async function answerOf(signedIn: { id: number } | null, pageOf: number | null) {
  const client = signedIn ? await world.signedIn(signedIn) : world.client();
  await client.get('/api/session/');
  const answer = await world.app.inject({
    method: 'POST',
    url: '/i18n/setlang/',
    payload: { language: 'en' },
    headers: {
      accept: 'application/json',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': client.cookies.get('csrftoken')!,
      ...(pageOf === null ? {} : { [PERSON_HEADER]: String(pageOf) }),
    },
  });
  return [answer.statusCode, answer.json<{ type?: string }>().type];
}

it('does nothing in the name of another person than the page is of', async () => {
  const [owner, other] = [await aPerson(world), await aPerson(world)];
  expect(await answerOf(other, owner.id)).toEqual([401, '/problems/other-person']);
  expect(await answerOf(owner, owner.id)).toEqual([200, undefined]);
  expect(await answerOf(owner, null)).toEqual([200, undefined]);
  // The session has ended: what needs one is refused anyway, and one can sign in again.
  expect(await answerOf(null, owner.id)).toEqual([200, undefined]);
});
