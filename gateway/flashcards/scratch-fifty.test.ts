import { Client } from 'pg';
import { cardFilter } from '~/domain/flashcards/browse/contract';
import { browse, moreCards } from '~/domain/flashcards/browse/find-cards.query';
import { deleteCards, moveCards, restoreCards, tagCards, beginAnew } from '~/domain/flashcards/browse/change-cards';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { plansOf } from '~/infra/tooling/testing/plans';
import { openWorld } from '~/infra/tooling/testing/world';
import { appendFileSync } from 'node:fs';
const world = openWorld({ own: true });
it('fifty', async () => {
  const person = await aPerson(world);
  const c = new Client({ connectionString: world.deps.config.databaseUrl });
  await c.connect();
  await c.query(
    `INSERT INTO decks (kind, owner_id, deck_name, deck_description, language, deck_colour, deck_icon, created_at, changed_at)
    SELECT 'own', CASE WHEN n < 30 THEN $1::int END, 'Deck ' || n, 'About', 'en', 'teal', 'heart', now(), now() FROM generate_series(0, 39) AS n`,
    [person.id],
  );
  await c.query(
    `INSERT INTO flashcards (deck_id, position, front, back, tags, created_at, changed_at)
    SELECT d.id, n, '<p>Which <strong>' || md5(n::text || d.id) || '</strong> is the cause of ' || md5(n::text) || ' in a person of ' || n % 90 || ' years?</p>',
      '<p>' || repeat(md5((n+1)::text || d.id) || ' ', 8) || '</p><ul><li>one</li><li>two</li></ul>', ARRAY['tag' || n % 300, 'system::' || n % 20], now(), now()
    FROM decks d, generate_series(1, 1667) n WHERE d.id IN (SELECT id FROM decks ORDER BY id LIMIT 40) AND (d.owner_id = $1 OR n <= 100)`,
    [person.id],
  );
  await c.query(
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
    SELECT $1, card.id, 1, 4, card.id % 5, now() - (card.id % 40) * interval '1 day', true, 3, 5, now() + (card.id % 97 - 20) * interval '1 day'
      FROM flashcards card JOIN decks d ON d.id = card.deck_id WHERE d.owner_id = $1 AND card.id % 4 > 0`,
    [person.id],
  );
  await c.query('VACUUM ANALYZE');
  const out = { push: (s: string) => appendFileSync('/tmp/fifty.txt', s + '\n') };
  const time = async (name: string, f: () => Promise<unknown>) => {
    await f();
    const t: number[] = [];
    for (let i = 0; i < 3; i++) {
      const s = performance.now();
      await f();
      t.push(performance.now() - s);
    }
    out.push(name + ' ' + t.map((x) => x.toFixed(0)).join(' '));
  };
  const { read } = world.deps;
  for (const f of [
    {},
    { sort: 'due' },
    { sort: 'longest' },
    { sort: 'text' },
    { q: 'person cause' },
    { q: 'a1b2' },
    { tag: 'tag7' },
    { state: 'due', sort: 'due' },
    { state: 'duplicate' },
  ]) {
    const filter = cardFilter.parse(f);
    await time('browse ' + JSON.stringify(f), () => browse(read, person.id, filter));
    const first = await browse(read, person.id, filter);
    if (first.next) await time('  more', () => moreCards(read, person.id, filter, first.next!));
  }
  const ids = (
    await c.query(
      `SELECT card.id FROM flashcards card JOIN decks d ON d.id=card.deck_id WHERE d.owner_id=$1 AND card.deck_id % 2 = 0 ORDER BY card.id LIMIT 400`,
      [person.id],
    )
  ).rows.map((r) => r.id);
  for (const [name, f] of [
    ['tag', (tx: any) => tagCards(tx, person, ids, { add: ['x' + Math.random()], remove: [] })],
    ['reset', (tx: any) => beginAnew(tx, person, ids)],
    ['delete', (tx: any) => deleteCards(tx, person, ids)],
    ['restore', (tx: any) => restoreCards(tx, person, ids)],
  ] as const) {
    const s = performance.now();
    try {
      const r = (await world.deps.inTransaction(f as any)) as number[];
      out.push(name + ' ' + r.length + ' ' + (performance.now() - s).toFixed(0));
    } catch (e) {
      out.push(name + ' ' + e);
    }
  }
  for (const f of [{ sort: 'due' }, { state: 'duplicate' }, { q: 'person cause' }]) {
    const plans = await plansOf(c, world.clock, (r: any) => browse(r, person.id, cardFilter.parse(f)));
    out.push(JSON.stringify(plans, null, 1));
  }
  await c.end();
}, 900000);
