import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const TOO_LARGE = [2_147_483_648, 9_007_199_254_740_991];
/** May be taken or refused: no failure. */
const ODD = [-1, 0, 1e308, '12abc', '１２', [7]];

const SECTION = { title: 'One', focus_id: 1, section_colour: 'red', section_icon: 'heart', text: '<p>Text</p>' };

/** The places in which a person who may do everything sends a number. */
async function senders(): Promise<Record<string, (value: unknown) => Promise<{ status: number }>>> {
  const person = await aPerson(world, { roles: ['learner', 'author', 'moderator', 'staff'] });
  const client = await world.signedIn(person);
  const topic = await aTopic(world);
  const section = await aSection(world, { topic });
  const guide = await aGuide(world);
  const deck = await aDeck(world, { owner: person });
  const proposal = (await client.post(`/notebook/${topic.slug}/edit/`, { data_request: 'autosave', ...SECTION })).body;
  const post = (path: string, fields: object, name: string) => (value: unknown) =>
    client.post(path, { ...fields, [name]: value });
  /** The only value of a list is sent with brackets after its name, and, to be a list without them, twice. */
  const get = (path: string) => async (value: unknown) => {
    const text = encodeURIComponent(String(value));
    if (!Array.isArray(value)) return client.get(`${path}=${text}`);
    const name = path.split('?')[1];
    const answers = [await client.get(`${path}[]=${text}`), await client.get(`${path}=${text}&${name}=${text}`)];
    return answers.find(({ status }) => status >= 500) ?? answers[0]!;
  };
  const editors = [`/notebook/${topic.slug}/edit/`, `/guides/${guide.slug}/edit/`].flatMap((path) =>
    ['submit', 'autosave'].flatMap((data_request) =>
      ['version', 'revision', 'draft_id'].map(
        (name) => [`${path} ${data_request} ${name}`, post(path, { data_request, ...SECTION }, name)] as const,
      ),
    ),
  );
  const writing = `/notebook/writing/${proposal.proposal.id}/`;
  const history = `/notebook/sections/${section.id}/history/`;
  return {
    ...Object.fromEntries(editors),
    'a section that was read': post('/api/notebook/read/', { section_id: section.id }, 'revision'),
    'the base of a text': post(writing, { data_request: 'rebase', version: 1 }, 'revision'),
    'an earlier text': get(`${history}?revision`),
    'an earlier text, again': post(history, { data_request: 'restore' }, 'revision'),
    'a deck that was seen': post(`/flashcards/decks/${deck.id}/`, { data_request: 'seen' }, 'version'),
    'the order of a deck': (value) =>
      client.post(`/flashcards/edit-deck/${deck.id}/`, { action: 'reorder_deck', order: `e${String(value)}` }),
    'an export of cards': get('/flashcards/export/file/?deck'),
    'an export of questions': get('/questions/export/file/?quiz'),
    'the check of an export': get('/api/questions/export-check/?quiz'),
  };
}

it('a number that no column holds is not valid', async () => {
  const answers: Record<string, number[]> = {};
  for (const [name, send] of Object.entries(await senders()))
    for (const value of TOO_LARGE) (answers[name] ??= []).push((await send(value)).status);
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, [422, 422]])));
});

it('what is no number, or none that there can be, is no failure', async () => {
  const failures: string[] = [];
  for (const [name, send] of Object.entries(await senders()))
    for (const value of ODD) {
      const { status } = await send(value);
      if (status >= 500) failures.push(`${name}: ${JSON.stringify(value)} → ${status}`);
    }
  expect(failures).toEqual([]);
});

it('in an address names nothing', async () => {
  const client = await world.signedIn(await aPerson(world, { roles: ['learner', 'author', 'moderator'] }));
  for (const value of [...TOO_LARGE, -1, 0, 1e308, '12abc', '１２'])
    for (const path of [
      `/flashcards/decks/${value}/`,
      `/flashcards/edit-deck/${value}/`,
      `/notebook/writing/${value}/`,
      `/notebook/sections/${value}/history/`,
      `/learn/quiz/${value}/`,
      `/osce-stations/summary/${value}`,
    ])
      expect([path, (await client.get(encodeURI(path))).status]).toEqual([path, 404]);
});
