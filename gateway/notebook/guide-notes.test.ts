import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

it('a guide has a note of one’s own, and what is marked of it becomes a card', async () => {
  const guide = await aGuide(world, { name: 'Hand washing', name_es: 'Lavado de manos' });
  const client = await world.signedIn(await aPerson(world, { language: 'es' }));
  const note = { entity_type: 'guide', entity_id: guide.id, text: '<p>Six steps.</p>' };
  const NOTES = '/content/annotation/api/';
  expect((await client.post(NOTES, note)).status).toBe(404);
  const section = await aSection(world, { guide, title: 'Rub', text: '<p>Rub the palms for twenty seconds.</p>' });
  expect((await client.post(NOTES, note)).status).toBe(200);
  expect((await client.get('/notes/?search=lavado')).body.items).toMatchObject([
    { entity_type: 'guide', title: 'Lavado de manos', url: `/guides/${guide.slug}/`, text: note.text },
  ]);
  const passage = { source_kind: 'passage', entity_type: 'guide', entity_id: guide.id };
  const draft = await client.post('/api/flashcards/draft/', { ...passage, passage: 'Rub the palms for twenty' });
  expect(draft.status).toBe(200);
  const [card] = await world.deps.dataSource.query(
    'SELECT card.front, card.back, source.address FROM flashcards card JOIN flashcard_sources source ON source.flashcard_id = card.id WHERE card.id = $1',
    [draft.body.flashcard_id],
  );
  expect(`${card.front}${card.back}`).toContain('Rub the palms');
  expect(card.address).toBe(`/guides/${guide.slug}/#${section.key}`);
  expect((await client.post('/api/flashcards/draft/', { ...passage, passage: 'Not said there at all' })).status).toBe(
    422,
  );
});
