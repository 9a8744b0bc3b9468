import { randomUUID } from 'node:crypto';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { uploadFlashcardImage } from '~/domain/flashcards/single-card/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { anImport } from '~/infra/tooling/testing/factories/card-imports';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { openPackage } from '~/infra/tooling/testing/plain-anki-reader';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

const A = { number: 1, left: 0.1, top: 0.2, width: 0.3, height: 0.1, label: 'Mitral <valve>' };
const B = { number: 2, left: 0.6, top: 0.6, width: 0.2, height: 0.2 };
const TEXT =
  '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1:oi=1}}<br />{{c2::image-occlusion:rect:left=.6:top=.6:width=.2:height=.2:oi=1}}';

async function anEditor() {
  const person = await aPerson(world);
  const deck = await aDeck(world, { owner: person, cards: 0 });
  const client = await world.signedIn(person);
  const sent = await client.upload(uploadFlashcardImage.path, {
    field: 'upload',
    bytes: await aPicture('png'),
    name: 'heart.png',
  });
  const picture: string = sent.body.url;
  const path = `/flashcards/edit-deck/${deck.id}/`;
  const whole = { id: `n${randomUUID()}`, picture, description: 'A heart', hides_others: true, rectangles: [A, B] };
  const save = (change: object = {}, as = client) =>
    as.post(path, { data_request: 'save_occlusion', occlusion: { ...whole, ...change } });
  const read = async () => (await client.get(path)).body.cards;
  return { person, client, picture, save, read };
}
const pictureIn = (html: string): string => /src="([^"]+)"/.exec(html)![1]!;

describe('a picture with rectangles', () => {
  it('makes a card for each number: the question covers it, the answer shows it and says what it is', async () => {
    const { save, picture, read } = await anEditor();
    const { body } = await save({ extra: '<p onclick="x">Below</p>', tags: ['heart'] });
    const [first, second] = body.cards;
    expect(first).toMatchObject({
      front: expect.stringMatching(/^<p><img src="\/media\/images\/\w+\.webp" alt="A heart"[^>]*><\/p>$/),
      back: expect.stringMatching(/<\/p><p><strong>Mitral &lt;valve&gt;<\/strong><\/p><p>Below<\/p>$/),
      tags: ['heart'],
      cloze: {
        number: 1,
        text: TEXT,
        extra: '<p>Below</p>',
        occlusion: {
          picture: picture.replace('flashcard_images', 'images'),
          description: 'A heart',
          header: '',
          labels: ['Mitral <valve>', ''],
        },
      },
    });
    const pictures = [first.front, first.back, second.front, second.back].map(pictureIn);
    expect(new Set(pictures).size).toBe(4);
    await save({ extra: '<p onclick="x">Below</p>', tags: ['heart'] });
    expect(await read()).toEqual(body.cards);
  });

  it('covers one only, if the author says so: the answer is the picture as it is', async () => {
    const { save, picture } = await anEditor();
    const { body } = await save({ hides_others: false });
    expect(body.cards.map(({ back }: { back: string }) => pictureIn(back))).toEqual([
      picture.replace('flashcard_images', 'images'),
      picture.replace('flashcard_images', 'images'),
    ]);
    expect(body.cards[0].cloze.text).not.toContain('oi=1');
  });

  it('puts several rectangles on one card, and drops the cards of those that are taken away', async () => {
    const { save } = await anEditor();
    const [first, second] = (await save()).body.cards;
    const { body } = await save({
      id: second.id,
      rectangles: [{ ...A, number: 2 }, B],
      revisions: { [first.id]: 1, [second.id]: 1 },
    });
    expect(body.cards).toHaveLength(1);
    expect(body.cards[0]).toMatchObject({ id: second.id, revision: 2 });
  });

  it('is refused outside of the picture, without a description, or with a picture of elsewhere; nothing changes', async () => {
    const { save, read } = await anEditor();
    const wrong = async (change: object) => refusal(await save(change));
    for (const rectangle of [
      { left: -0.1 },
      { left: 0.9 },
      { top: 2 },
      { width: 0 },
      { height: 1.5 },
      { number: 0 },
      { number: 31 },
      { left: 'NaN' },
    ])
      expect(await wrong({ rectangles: [{ ...A, ...rectangle }] })).toEqual([422, 'invalid-input']);
    expect(await wrong({ rectangles: [] })).toEqual([422, 'invalid-input']);
    expect(await wrong({ rectangles: Array.from({ length: 31 }, () => A) })).toEqual([422, 'invalid-input']);
    expect(await wrong({ description: ' ' })).toEqual([422, 'invalid-input']);
    for (const picture of [
      'https://elsewhere.example/media/flashcard_images/0123456789abcdef.png',
      '/media/flashcard_images/0123456789abcdef.png',
      '/media/flashcard_images/../images/x.png',
    ])
      expect(await wrong({ picture })).toEqual([422, 'picture-not-ours']);
    expect(await read()).toEqual([]);
  });

  it('is saved by nobody who may not edit the deck', async () => {
    const { save } = await anEditor();
    const stranger = await world.signedIn(await aPerson(world));
    expect(refusal(await save({}, stranger))).toEqual([404, 'deck-not-found']);
  });

  it('leaves for Anki as its own kind, and is nothing new when it comes back; for others it comes as such', async () => {
    const { person, client, save } = await anEditor();
    await save({ extra: '<p>Below</p>' });
    const { rawPayload: file } = await world.app.inject({
      method: 'GET',
      url: `${EXPORT_FILE_PATH}?format=apkg&history=true`,
      headers: { cookie: client.cookieHeader },
    });
    const { files, rows, models } = await openPackage(file);
    const [note, ...others] = rows<{ mid: number; flds: string }>('SELECT * FROM notes');
    expect(others).toEqual([]);
    const model = models[note!.mid] as unknown as { originalStockKind: number; type: number; flds: { name: string }[] };
    expect([model.type, model.originalStockKind, model.flds.map(({ name }) => name)]).toEqual([
      1,
      6,
      ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'],
    ]);
    const media = Object.values(JSON.parse(Buffer.from(files.media!).toString()) as Record<string, string>);
    expect(media).toHaveLength(1);
    expect(note!.flds.split('\u001f')).toEqual([TEXT, `<img src="${media[0]}">`, '', '<p>Below</p>', '']);
    expect(rows<{ ord: number }>('SELECT ord FROM cards ORDER BY ord').map(({ ord }) => ord)).toEqual([0, 1]);

    const again = await anImport(world, file, { person });
    expect((await again.look()).import.counts).toMatchObject({ new: 0, updated: 0, duplicate: 2 });
    const other = await anImport(world, file);
    const [deck] = await world.deps.dataSource.query('SELECT id FROM decks WHERE owner_id = $1', [other.person.id]);
    const { body } = await other.client.get(`/flashcards/edit-deck/${deck.id}/`);
    expect(body.cards.map(({ cloze }: { cloze: object }) => cloze)).toMatchObject([
      { number: 1, text: TEXT, extra: '<p>Below</p>', occlusion: { description: '', labels: [] } },
      { number: 2, text: TEXT },
    ]);
  });
});
