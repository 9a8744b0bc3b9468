import { importStart } from '~/domain/flashcards/exchange/contract';
import { anAnkiPackage } from '~/infra/tooling/testing/factories/anki-packages';
import { toneOf } from '~/infra/tooling/testing/speech-server';
import { writeWav } from '~/domain/consultations/speech/wav';
import { bringCards, dataAt, startHere } from './cards';
import { rows } from './database';
import { expect, test } from './people';
import { registerByCall } from './second-factor';

test.use({ worker: true });

test('a sound of an imported card is played by a key, whole and in parts, also without a network', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'card.sounds');
  const buffer = await anAnkiPackage(
    [{ guid: 'murmur', type: 'basic', fields: ['Which murmur? [sound:murmur.wav]', 'Mitral regurgitation'] }],
    { media: { 'murmur.wav': writeWav(toneOf(1, 16_000), 16_000) } },
  );
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')!.value;
  const sent = await page.request.post(importStart.path, {
    multipart: { file: { name: 'murmurs.apkg', mimeType: 'application/octet-stream', buffer } },
    headers: { accept: 'application/json', 'x-csrftoken': token },
  });
  const { next_url } = (await sent.json()) as { next_url: string };
  const stateOf = async () => (await dataAt<{ import: { state: string } }>(page, next_url)).import.state;
  await expect.poll(stateOf).toBe('done');
  await rows(
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     SELECT person.id, card.id, 1, 1, 0, now() - interval '4 days', true, 3, 5, now() - interval '1 hour'
       FROM accounts person JOIN decks deck ON deck.owner_id = person.id JOIN flashcards card ON card.deck_id = deck.id WHERE person.username = $1`,
    ['card.sounds'],
  );
  await bringCards(page, 1);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().filter(({ url }) => url.includes('/media/sounds/')).length;
    });
  await expect.poll(kept).toBe(1);
  await page.context().setOffline(true);
  await startHere(page, 1);

  const player = page.locator('article audio');
  await expect(player).toBeVisible();
  // It never plays by itself.
  expect(await player.evaluate((audio: HTMLAudioElement) => [audio.paused, audio.autoplay])).toEqual([true, false]);
  await page.keyboard.press('r');
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.played.length > 0 && audio.duration))
    .toBe(1);
  const part = await player.evaluate(async ({ src }: HTMLAudioElement) => {
    const answer = await fetch(src, { headers: { range: 'bytes=0-3' } });
    return [answer.status, await answer.text()];
  });
  expect(part).toEqual([206, 'RIFF']);
});
