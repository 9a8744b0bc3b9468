import { statement } from '~/domain/kit/statement';
import { countWords } from '~/domain/search/vocabulary';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { aSearcher, aTerm, kindsAndIds, textOf, type Item } from './testing/searcher';

// Results of equal rank are in the order of their ids, across tables.
const world = openWorld({ own: true });

describe('the search', () => {
  it('finds a topic, its section, a station, a deck, a card and a question by their words', async () => {
    const { find } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Zanthosis', name_es: 'Zantosis' });
    const section = await aSection(world, { topic, title: 'Treating it', text: '<p>Give quellin &amp; rest.</p>' });
    const station = await aStation(world, { name: 'A patient with zanthosis' });
    const deck = await aDeck(world, {
      name: 'Zanthosis cards',
      shared: true,
      cards: ['Zanthosis is treated with?'],
    });
    const question = await aQuestion(world, { topic, question_text: '<p>A man with zanthosis. What next?</p>' });
    const found = await find('zanthosis');
    expect(kindsAndIds(found)).toEqual(
      expect.arrayContaining([
        `notebook ${topic.id}`,
        `notebook ${section.id}`,
        `station ${station.id}`,
        `deck ${deck.id}`,
        `question ${question.id}`,
      ]),
    );
    expect(found.some(({ kind }) => kind === 'card')).toBe(true);
    const [best] = await find('quellin');
    expect(best).toMatchObject({ kind: 'notebook', id: section.id, url: `/notebook/${topic.slug}/#${section.key}` });
    expect(best!.snippet).toContainEqual({ text: 'quellin', hit: true });
    expect(textOf(best!.snippet)).toContain('& rest');
  });

  it('finds while somebody types, without accents, and in either language', async () => {
    const { find } = await aSearcher(world, { language: 'es' });
    const topic = await aTopic(world, { name: 'Murlocosis', name_es: 'Murlócosis febril' });
    for (const q of ['murlo', 'murlocosis', 'MURLÓCOSIS', 'murlócosis feb'])
      expect(kindsAndIds(await find(q))).toContain(`notebook ${topic.id}`);
  });

  it('says what it looked for instead of a word that is nowhere', async () => {
    const { page } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Brockmanitis' });
    await world.deps.inTransaction(countWords);
    const { corrected, groups } = await page('brokmanitis');
    expect(corrected).toBe('brockmanitis');
    expect(groups[0].items[0].id).toBe(topic.id);
    expect((await page('brockmanitis')).corrected).toBe('');
  });

  it('corrects among words that are not found together only what is surely misspelt', async () => {
    const { page } = await aSearcher(world);
    const [topic] = [await aTopic(world, { name: 'Murdockosis' }), await aTopic(world, { name: 'Atony' })];
    await world.deps.inTransaction(countWords);
    const { corrected, groups } = await page('agony of murdokosis');
    expect(corrected).toBe('agony of murdockosis');
    expect(groups[0].items.map(({ id }: { id: number }) => id)).toEqual([topic!.id]);
    expect((await page('agony of xqzt')).corrected).toBe('');
  });

  it('finds something with some of the words, and says so', async () => {
    const { page } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Tellurosis' });
    const { some_words_only, groups } = await page('tellurosis xqzt');
    expect(some_words_only).toBe(true);
    expect(groups[0].items[0].id).toBe(topic.id);
  });

  it('shows nothing that the person may not open', async () => {
    const owner = await aSearcher(world);
    const stranger = await aSearcher(world);
    const deck = await aDeck(world, { owner: owner.person, name: 'Vellichor', cards: ['Vellichor front'] });
    const question = await aQuestion(world, {
      status: 'private',
      author_id: owner.person.id,
      question_text: '<p>Vellichor stem</p>',
    });
    const station = await aStation(world, { name: 'Vellichor station', owner_id: owner.person.id, published_at: null });
    expect(kindsAndIds(await owner.find('vellichor'))).toEqual(
      expect.arrayContaining([`deck ${deck.id}`, `question ${question.id}`, `station ${station.id}`]),
    );
    expect(await stranger.find('vellichor')).toEqual([]);
  });

  it('follows a deck that is shared, made private and deleted, with its cards', async () => {
    const owner = await aSearcher(world);
    const stranger = await aSearcher(world);
    const deck = await aDeck(world, { owner: owner.person, name: 'Ombrophobe', cards: ['Ombrophobe front'] });
    const set = (what: string) =>
      world.deps.read.sql.all(
        statement<never, [number]>(`testing.deck-${what}`, `UPDATE decks SET ${what} WHERE id = $1::int`),
        [deck.id],
      );
    const seen = async () => (await stranger.find('ombrophobe')).map(({ kind }) => kind).sort();
    expect(await seen()).toEqual([]);
    await set('deck_shared = true');
    expect(await seen()).toEqual(['card', 'deck']);
    await set('deck_shared = false');
    expect(await seen()).toEqual([]);
    await set('deleted_at = now()');
    expect(await owner.find('ombrophobe')).toEqual([]);
  });

  it('finds words of an explanation for who has answered the question, and for nobody else', async () => {
    const { person, find } = await aSearcher(world);
    const question = await aQuestion(world, {
      question_text: '<p>What next?</p>',
      explanation_text: '<p>Because of crambione.</p>',
    });
    expect(await find('crambione')).toEqual([]);
    await world.deps.read.sql.all(
      statement<never, [number, number]>(
        'testing.answered',
        'INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at) VALUES ($1::int, $2::int, true, now())',
      ),
      [person.id, question.id],
    );
    expect(kindsAndIds(await find('crambione'))).toEqual([`question ${question.id}`]);
  });

  it('shows no question of an exam that still runs', async () => {
    const { person, find } = await aSearcher(world);
    const question = await aQuestion(world, { question_text: '<p>A case of pelliculosis.</p>' });
    expect(await find('pelliculosis')).toHaveLength(1);
    await world.deps.read.sql.all(
      statement<never, [number, number]>(
        'testing.running-exam',
        `WITH exam AS (INSERT INTO quizzes (account_id, kind, mode, state, language, length, ends_at, created_at) VALUES ($1::int, 'bank', 2, 'running', 'en', 1, now() + interval '1 hour', now()) RETURNING id)
         INSERT INTO quiz_questions (quiz_id, position, question_id, revision) SELECT id, 1, $2::int, 1 FROM exam`,
      ),
      [person.id, question.id],
    );
    expect(await find('pelliculosis')).toEqual([]);
  });

  it('shows the beginning of a section alone to who is no supporter', async () => {
    const learner = await aSearcher(world);
    const supporter = await aSearcher(world, { roles: ['learner', 'supporter'] });
    const topic = await aTopic(world);
    await aSection(world, {
      topic,
      title: 'Zephyrine',
      text: `<p>${'plain word '.repeat(40)} the zephyrine secret</p>`,
    });
    const snippets = async (one: typeof learner) =>
      (await one.find('zephyrine')).map(({ snippet }) => textOf(snippet)).join(' ');
    expect(await snippets(learner)).not.toContain('secret');
    expect(await snippets(supporter)).toContain('secret');
  });

  it('shows no space before the comma after bold words', async () => {
    const supporter = await aSearcher(world, { roles: ['learner', 'supporter'] });
    const text = '<p>Give <strong>a kybrene shock</strong>, up to three (<em>sedated</em>): then .5 mg</p>';
    await aSection(world, { topic: await aTopic(world), title: 'Shocks', text });
    const [best] = await supporter.find('kybrene');
    expect(textOf(best!.snippet)).toMatch(/^Give a kybrene shock, up to three \(sedated\): then/);
  });

  it('sets the cells and rows of a table apart', async () => {
    const supporter = await aSearcher(world, { roles: ['learner', 'supporter'] });
    const rows = '<tr><td>Vexinemia</td><td>raised</td></tr><tr><td>Normal</td><td>low</td></tr>';
    const text = `<table><thead><tr><th>Syndrome</th><th>Level</th></tr></thead><tbody>${rows}</tbody></table>`;
    await aSection(world, { topic: await aTopic(world), title: 'Levels', text });
    const [best] = await supporter.find('vexinemia');
    expect(textOf(best!.snippet)).toMatch(/^Syndrome · Level; Vexinemia · raised; Normal/);
  });

  it('shows a free section and a guide whole to everybody', async () => {
    const learner = await aSearcher(world);
    const text = `<p>${'plain word '.repeat(40)} the xanthic ending</p>`;
    const section = await aSection(world, { topic: await aTopic(world), title: 'Xanthic', text });
    await aSection(world, { guide: await aGuide(world), title: 'Xanthic', text });
    await world.deps.dataSource.query('UPDATE notebook_sections SET free = true WHERE id = $1', [section.id]);
    const snippets = (await learner.find('xanthic')).map(({ snippet }) => textOf(snippet));
    expect(snippets).toHaveLength(2);
    for (const snippet of snippets) expect(snippet).toContain('ending');
  });

  it('shows a page once: cards of one deck do not crowd out a topic, nor its sections each other', async () => {
    const { find, page } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Aftermath' });
    for (const title of ['Signs', 'Tests', 'Care'])
      await aSection(world, { topic, title, text: `<p>${title} of osteofrissure.</p>` });
    const deck = await aDeck(world, {
      name: 'Bones',
      shared: true,
      cards: ['What is osteofrissure?', 'Who has osteofrissure?', 'How is osteofrissure seen?'],
    });
    const found = await find('osteofrissure');
    expect(found.map(({ kind }) => kind)).toEqual(['notebook', 'card']);
    expect(found[0]!.url).toMatch(`/notebook/${topic.slug}/`);
    expect(found[1]!.url).toBe(`/flashcards/decks/${deck.id}/`);
    // Of one kind each stands for itself.
    expect((await page('osteofrissure', 'card')).groups[0].items).toHaveLength(3);
    expect((await page('osteofrissure', 'notebook')).groups[0].items).toHaveLength(3);
  });

  it('says of which kinds there is more', async () => {
    const { page } = await aSearcher(world);
    for (let nth = 0; nth < 7; nth += 1) await aTopic(world, { name: `Plenitis ${nth}` });
    const [group] = (await page('plenitis')).groups;
    expect([group.items.length, group.more]).toEqual([5, true]);
    const [all] = (await page('plenitis', 'notebook')).groups;
    expect([all.items.length, all.more]).toEqual([7, false]);
  });

  it('shows premium questions to who may practise them, and to who has answered them', async () => {
    const learner = await aSearcher(world);
    const supporter = await aSearcher(world, { roles: ['learner', 'supporter'] });
    const premium = { premium: true, question_text: '<p>What is a premium zibeline?</p>' };
    const author = await aSearcher(world);
    await aQuestion(world, { ...premium, author_id: author.person.id });
    const packed = await aQuestion(world, { ...premium, packs: ['ecg-cases'] });
    const found = async ({ find }: typeof learner) => (await find('zibeline')).length;
    expect([await found(learner), await found(supporter), await found(author)]).toEqual([0, 1, 1]);
    await aQuestion(world, { question_text: '<p>What is a free zibeline?</p>' });
    await aTakenQuiz(world, { person: learner.person, questions: [packed] });
    expect(await found(learner)).toBe(2);
  });

  it('shows no station that the person is in', async () => {
    const { person, find } = await aSearcher(world);
    const other = await aSearcher(world);
    const station = await aStation(world, { name: 'A case of grisaille' });
    const begin = (state: string) =>
      world.deps.dataSource.query(
        `INSERT INTO consultations (account_id, station_id, station_revision, language, submission_id, state, total_ms, remaining_ms, started_at, created_at, updated_at)
         VALUES ($1, $2, 1, 'en', gen_random_uuid(), $3, 480000, 480000, CASE $3 WHEN 'running' THEN now() END, now(), now())`,
        [person.id, station.id, state],
      );
    expect(await find('grisaille')).toHaveLength(1);
    await begin('running');
    expect(await find('grisaille')).toEqual([]);
    expect(await other.find('grisaille')).toHaveLength(1);
  });

  it('shows no station that runs in the group of the person', async () => {
    const { person, find } = await aSearcher(world);
    const station = await aStation(world, { name: 'A case of chiaroscuro' });
    await world.deps.dataSource.query(
      `WITH running AS (
         INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, clock_total, clock_remaining, clock_minutes, expires_at)
         VALUES ('918273645', $1, $2, 'running', 'https://chat.example/x', 480000, 480000, 8, now() + interval '1 hour') RETURNING id)
       INSERT INTO group_members (session_id, account_id, joined_at) SELECT id, $1, now() FROM running`,
      [person.id, station.id],
    );
    expect(await find('chiaroscuro')).toEqual([]);
    await world.deps.dataSource.query(`UPDATE group_members SET left_at = now() WHERE account_id = $1`, [person.id]);
    expect(await find('chiaroscuro')).toHaveLength(1);
  });

  it('shows no decks and cards of people with a block between', async () => {
    const owner = await aSearcher(world);
    const other = await aSearcher(world);
    await aDeck(world, { owner: owner.person, name: 'Sfumato', shared: true, cards: ['Sfumato front'] });
    expect(await other.find('sfumato')).toHaveLength(2);
    await world.deps.dataSource.query(
      'INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())',
      [owner.person.id, other.person.id],
    );
    expect(await other.find('sfumato')).toEqual([]);
    expect(await owner.find('sfumato')).toHaveLength(2);
  });

  it('answers hostile and odd queries with what it finds, or nothing', async () => {
    const { client } = await aSearcher(world);
    for (const q of [
      '%',
      "'",
      '"',
      '\\',
      "a' | 'b",
      '!!',
      ':*',
      '&',
      '()',
      '<script>',
      'قلب',
      '心',
      '\u202eabc',
      'x'.repeat(9_000),
      '   ',
      'the of and',
    ])
      expect((await client.get(`/search/?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect((await client.get(`/api/search/?q=${encodeURIComponent('heart')}`)).status).toBe(200);
    expect((await world.client().get('/search/?q=heart')).status).toBe(401);
  });

  it('offers things by the beginnings of titles and terms, and after a pause what texts say', async () => {
    const { client } = await aSearcher(world);
    const offered = async (q: string, texts = false): Promise<Item[]> =>
      (await client.get(`/api/search/?q=${encodeURIComponent(q)}${texts ? '&texts=true' : ''}`)).body.items;
    const topic = await aTopic(world, { name: 'Vorlexia', name_es: 'Vorlexia' });
    const question = await aQuestion(world, { topic, question_text: '<p>Vorlexia or timbrosis?</p>' });
    await aTerm(world, topic, ['limping heart', 'grumpelitis']);
    for (const q of ['vorle', 'limping hea', 'grumpeli'])
      expect(kindsAndIds(await offered(q))).toEqual([`notebook ${topic.id}`]);
    expect(await offered('timbro')).toEqual([]);
    expect(kindsAndIds(await offered('timbro', true))).toEqual([`question ${question.id}`]);
  });

  it('offers in the order of the page', async () => {
    const { client, find } = await aSearcher(world);
    const topic = await aTopic(world, { name: 'Ordinosis' });
    await aSection(world, { topic, title: 'Care', text: '<p>Rest in ordinosis.</p>' });
    await aStation(world, { name: 'A patient with ordinosis' });
    await aDeck(world, { name: 'Ordinosis cards', shared: true, cards: ['What is ordinosis?'] });
    const { items } = (await client.get('/api/search/?q=ordinosis&texts=true')).body;
    expect(kindsAndIds(items)).toEqual(kindsAndIds(await find('ordinosis')));
    expect(items).toHaveLength(4);
  });

  it('reads the new rows of an insert, and not the table', async () => {
    const deck = await aDeck(world, { cards: 2_000 });
    await world.deps.dataSource.query('ANALYZE flashcards');
    const rowsRead = statement<{ read: string }>(
      'test.rows-read',
      `SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read FROM pg_stat_xact_user_tables WHERE relname = 'flashcards'`,
    );
    const addCard = statement<never, [number]>(
      'test.add-card',
      `INSERT INTO flashcards (deck_id, position, front, back, html_version, created_at, changed_at) VALUES ($1, 9000, '<p>New</p>', '<p>Row</p>', 0, now(), now())`,
    );
    const read = await world.deps.inTransaction(async ({ sql }) => {
      const rows = async () => Number((await sql.one(rowsRead, []))!.read);
      const before = await rows();
      await sql.all(addCard, [deck.id]);
      return (await rows()) - before;
    });
    expect(read).toBeLessThan(50);
  });
});
