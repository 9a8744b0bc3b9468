import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/item-analysis';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
interface Item {
  kind: string;
  id: number;
  url: string;
}

async function aSearcher() {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const find = async (q: string): Promise<Item[]> =>
    (await client.get(`/search/?q=${encodeURIComponent(q)}`)).body.groups.flatMap(
      (group: { items: Item[] }) => group.items,
    );
  return { person, client, find };
}

describe('the search', () => {
  it('finds a deck that one edits with others, and its cards, until one does so no more', async () => {
    const [owner, editor, stranger] = [await aSearcher(), await aSearcher(), await aSearcher()];
    const deck = await aDeck(world, { owner: owner.person, name: 'Glimmerose', cards: ['Glimmerose front'] });
    await query('INSERT INTO deck_editors (deck_id, account_id, created_at) VALUES ($1, $2, now())', [
      deck.id,
      editor.person.id,
    ]);
    const found = await editor.find('glimmerose');
    expect(found.map(({ kind }) => kind).sort()).toEqual(['card', 'deck']);
    for (const { url } of found) expect((await editor.client.get(url)).status).toBe(200);
    expect(await stranger.find('glimmerose')).toEqual([]);
    await query('DELETE FROM deck_editors WHERE deck_id = $1', [deck.id]);
    expect(await editor.find('glimmerose')).toEqual([]);
  });

  it('finds the options of a question for who has answered it, as they are now', async () => {
    const { person, find } = await aSearcher();
    const question = await aQuestion(world, { answers: [{ text: 'Quibblemab', correct: true }, { text: 'Other' }] });
    expect(await find('quibblemab')).toEqual([]);
    await aTakenQuiz(world, { person, questions: [question] });
    expect(await find('quibblemab')).toMatchObject([{ kind: 'question', id: question.id }]);
    await query(`UPDATE question_answers SET answer_text = 'Zibblemab' WHERE question_id = $1 AND answer_correct`, [
      question.id,
    ]);
    expect(await find('quibblemab')).toEqual([]);
    expect(await find('zibblemab')).toHaveLength(1);
    await query('DELETE FROM question_answers WHERE question_id = $1 AND answer_correct', [question.id]);
    expect(await find('zibblemab')).toEqual([]);
  });

  it('leads to the editor of one’s own question that is not in the bank', async () => {
    const { person, find } = await aSearcher();
    const own = { author_id: person.id, topic: await aTopic(world) };
    const kept = await aQuestion(world, { ...own, status: 'private', question_text: '<p>A private grumbleworth.</p>' });
    const draft = await aQuestion(world, { ...own, status: 'draft', question_text: '<p>A drafted grumbleworth.</p>' });
    const published = await aQuestion(world, { ...own, question_text: '<p>A published grumbleworth.</p>' });
    const urls = new Map((await find('grumbleworth')).map(({ id, url }) => [id, url]));
    expect([urls.get(kept.id), urls.get(draft.id)]).toEqual([
      `/questions/${kept.id}/edit/`,
      `/questions/${draft.id}/edit/`,
    ]);
    expect(urls.get(published.id)).toMatch(/^\/learn\/quiz\/setup\//);
  });

  it('of ten thousand characters finds nothing, or what its beginning means', async () => {
    const { client, find } = await aSearcher();
    expect(await find('y'.repeat(10_000))).toEqual([]);
    const topic = await aTopic(world, { name: 'Murmurosis' });
    expect((await find(`murmurosis ${'z'.repeat(9_980)}`))[0]).toMatchObject({ id: topic.id });
    const { status, body } = await client.get(`/api/search/?q=${'y'.repeat(10_000)}`);
    expect([status, body.items]).toEqual([200, []]);
  });
});
