import { hideNotebookPage } from '~/domain/notebook/hide-page';
import { countWords } from '~/domain/search/vocabulary';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { aSearcher, aTerm, kindsAndIds, textOf, type Item } from './testing/searcher';

// Results of equal rank are in the order of their ids, across tables.
const world = openWorld({ own: true });

describe('the order of what is found', () => {
  it('leads from a term to its topic, before pages that mention it', async () => {
    const { find } = await aSearcher(world);
    const [topic, other] = [await aTopic(world, { name: 'Barometritis' }), await aTopic(world, { name: 'Other' })];
    await aTerm(world, topic, ['BMT', 'weather bones']);
    for (const title of ['Weather bones', 'More weather bones'])
      await aSection(world, { topic: other, title, text: '<p>Weather bones, weather bones and weather bones.</p>' });
    for (const q of ['bmt', 'BMT', 'Weather bone', 'weather bones treatment'])
      expect(kindsAndIds(await find(q))[0]).toBe(`notebook ${topic.id}`);
  });

  it('finds an abbreviation in texts as a word in its own case alone', async () => {
    const { find } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Case' });
    await aTerm(world, null, ['QX', 'quexanthosis']);
    const text = async (body: string) => (await aSection(world, { topic, title: 'Text', text: `<p>${body}</p>` })).id;
    await text('The antibody Qx-2, and qx in small letters.');
    const [abbreviated, whole] = [await text('A case of QX.'), await text('A case of quexanthosis.')];
    const ids = (await find('QX')).map(({ id }) => id);
    expect([[abbreviated], [whole]]).toContainEqual(ids);
    const { body } = await (await world.signedIn(await aPerson(world))).get('/search/?q=qx&kind=notebook');
    expect(body.groups[0].items.map(({ id }: Item) => id).sort()).toEqual([abbreviated, whole].sort());
  });

  it('finds by all words first, then by most of them, and a term of several words excludes nothing', async () => {
    const { page, find } = await aSearcher(world);
    const [all, most] = [await aTopic(world, { name: 'Alpha' }), await aTopic(world, { name: 'Beta' })];
    await aSection(world, { topic: all, title: 'A', text: '<p>plonkish grommets wither early</p>' });
    await aSection(world, { topic: most, title: 'B', text: '<p>plonkish grommets wither</p>' });
    const { groups, some_words_only } = await page('plonkish grommets wither early');
    expect(groups[0].items.map(({ url }: Item) => url.split('/')[2])).toEqual([all.slug, most.slug]);
    expect(some_words_only).toBe(false);
    await aTerm(world, null, ['GP2', 'grommets type 2']);
    expect((await find('grommets type 2')).length).toBe(2);
  });

  it('is the same in the palette as on the page', async () => {
    const { client, page } = await aSearcher(world);
    const [all, most] = [
      await aTopic(world, { name: 'Brindled widgets curdle softly' }),
      await aTopic(world, { name: 'Delta' }),
    ];
    await aSection(world, { topic: all, title: 'A', text: '<p>brindled widgets curdle softly</p>' });
    await aSection(world, { topic: most, title: 'B', text: '<p>brindled widgets curdle</p>' });
    await aStation(world, { name: 'Brindled widgets curdle softly' });
    for (const [q, texts] of [
      ['brindled widgets curdle softly', 'true'],
      ['brindled widgets curdle softly', 'false'],
    ] as const) {
      const offers = (await client.get(`/api/search/?q=${encodeURIComponent(q)}&texts=${texts}`)).body.items as Item[];
      const shown = (await page(q)).groups.flatMap(({ items }: { items: Item[] }) => items) as Item[];
      const offered = kindsAndIds(offers);
      expect(offered).toEqual(kindsAndIds(shown).filter((one) => offered.includes(one)));
      expect(offered.length).toBe(texts === 'true' ? 3 : 2);
    }
  });

  it('begins with what has the rare word, if nothing has all of them', async () => {
    const { find } = await aSearcher(world);
    const common = await aTopic(world, { name: 'Zeta' });
    for (let made = 0; made < 8; made += 1)
      await aSection(world, { topic: common, title: 'Thrumble', text: '<p>thrumble thrumble thrumble</p>' });
    const rare = await aTopic(world, { name: 'Eta' });
    await aSection(world, { topic: rare, title: 'Care', text: `<p>${'Some other words. '.repeat(9)}quorndale.</p>` });
    await world.deps.inTransaction(countWords);
    expect((await find('thrumble quorndale'))[0]!.url.split('/')[2]).toBe(rare.slug);
  });

  it('shows no excerpt of a place without a word of the query', async () => {
    const { find } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Epsilon' });
    const text = `<p>${'Plain words of a beginning. '.repeat(20)} Give quandrazole.</p>`;
    await aSection(world, { topic, title: 'Doses', text });
    const [found] = await find('quandrazole');
    expect([found!.url.split('/')[2], found!.snippet]).toEqual([topic.slug, []]);
    await aSection(world, {
      topic: await aTopic(world, { name: 'Quandritis' }),
      title: 'What it is',
      text: '<p>A rare illness.</p>',
    });
    const [named] = await find('quandritis');
    expect(textOf(named!.snippet)).toBe('A rare illness.');
  });

  it('shows a reader the name of a topic in their language, and no excerpt in another', async () => {
    const [english, spanish] = [await aSearcher(world), await aSearcher(world, { language: 'es' })];
    const both = await aTopic(world, { name: 'Flumosis', name_es: 'Flumosis hispana' });
    const text = '<p>Give flumazine for flumosis.</p>';
    await aSection(world, { topic: both, title: 'Care', text });
    await aSection(world, { topic: both, title: 'Cuidados', language: 'es', text: '<p>Reposo y más.</p>' });
    for (const [q, excerpt] of [
      ['flumosis', 'Reposo y más.'],
      ['flumazine', ''],
    ] as const) {
      const [found] = await spanish.find(q);
      expect([found!.language, textOf(found!.title), textOf(found!.snippet)]).toEqual([
        'es',
        'Flumosis hispana',
        excerpt,
      ]);
      expect(textOf((await english.find(q))[0]!.snippet)).toContain('flumazine');
    }
    const one = await aTopic(world, { name: 'Crumosis', name_es: 'Crumosis hispana' });
    await aSection(world, { topic: one, title: 'Care', text: '<p>Give crumazine.</p>' });
    expect((await spanish.find('crumazine'))[0]).toMatchObject({ language: 'en' });
  });

  it('leads many words to the topic that they are written about, though no text has all of them', async () => {
    const { find } = await aSearcher(world);
    const [about, other] = [await aTopic(world, { name: 'Kelvinopathy' }), await aTopic(world, { name: 'Elsewhere' })];
    for (const text of ['The brindlecough is worse by night.', 'A glarefoot is common.', 'Give dromazepine early.'])
      await aSection(world, { topic: about, title: 'Care', text: `<p>${text}</p>` });
    await aSection(world, { topic: other, title: 'Care', text: '<p>Ask about travel, work and the nights.</p>' });
    const q = 'brindlecough and glarefoot for three nights';
    await world.deps.inTransaction(countWords);
    expect(kindsAndIds(await find(q))[0]).toBe(`notebook ${about.id}`);
    await world.deps.inTransaction((tx) => hideNotebookPage(tx, 'topic', about.id));
    expect(kindsAndIds(await find(q))).not.toContain(`notebook ${about.id}`);
  });
});
