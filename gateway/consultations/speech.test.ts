import { readdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import pino from 'pino';
import {
  SPEAK_PATH,
  SPEECH_BYTES_MAX,
  SPOKEN_A_DAY,
  SPOKEN_A_MINUTE,
  transcribeSpeech,
  TRANSCRIPTIONS_A_DAY,
  TRANSCRIPTIONS_A_MINUTE,
} from '~/domain/consultations/speech/contract';
import { writeWav } from '~/domain/consultations/speech/wav';
import { buildServer } from '~/gateway/server';
import { openDeps } from '~/infra/process/deps';
import { refusal, type TestClient } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aConsultation } from '~/infra/tooling/testing/factories/consultations';
import { startSpeechServer, streamedWav, toneOf } from '~/infra/tooling/testing/speech-server';
import { NO_SPEECH, openWorld } from '~/infra/tooling/testing/world';

const QUESTION = Buffer.from(writeWav(toneOf(0.5, 16_000), 16_000));

describe('speech', () => {
  const speech = { ...NO_SPEECH, baseUrl: '', apiKey: 'speech-key' };
  let local: Awaited<ReturnType<typeof startSpeechServer>>;
  // Before the world is opened, which reads where it is.
  beforeAll(async () => {
    local = await startSpeechServer();
    speech.baseUrl = local.baseUrl;
  });
  afterAll(() => local.close());
  const world = openWorld({ speech: speech as never });

  const transcribe = (
    client: TestClient,
    consultation_id: number,
    { bytes = QUESTION, agreed = 'true', field = 'sound' } = {},
  ) => client.upload(transcribeSpeech.path, { field, bytes }, { consultation_id: String(consultation_id), agreed });
  const speak = (client: TestClient, input: Record<string, unknown>) =>
    client.post(SPEAK_PATH, { from: 0, to: 10, agreed: true, ...input });
  /** A talk in which something was said and answered. */
  async function answered() {
    const consultation = await aConsultation(world);
    await consultation.ask('Do you smoke?');
    const turn = (await consultation.act('check')).body.turns.at(-1);
    return { ...consultation, turn_id: turn.turn_id as string, said: turn.said as string };
  }

  it('is named on the page before anything goes there', async () => {
    const { page } = await aConsultation(world);
    expect((await page()).speech).toEqual({
      service: new URL(local.baseUrl).host,
      hears: 'hears',
      speaks: 'speaks',
    });
  });

  describe('what a person says', () => {
    it('becomes text, in the language of the station, and is kept nowhere', async () => {
      const { client, id } = await aConsultation(world);
      local.hears('Do you smoke?<script>');
      const before = readdirSync(tmpdir()).filter((name) => name.startsWith('wardmates-upload')).length;
      const answer = await transcribe(client, id);
      expect([answer.status, answer.body]).toEqual([200, { text: 'Do you smoke?<script>' }]);
      expect(local.heard.at(-1)).toMatchObject({ fields: { model: 'hears', language: 'en' } });
      expect(local.heard.at(-1)!.file.bytes.equals(QUESTION)).toBe(true);
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith('wardmates-upload'))).toHaveLength(before);
    });

    it('is no longer than what may be said at once', async () => {
      const { client, id } = await aConsultation(world);
      local.hears('x'.repeat(3_000));
      expect((await transcribe(client, id)).body.text).toHaveLength(1_000);
    });

    it('goes nowhere without their yes, from somebody else, or once it is over', async () => {
      const { client, id, act } = await aConsultation(world);
      const before = local.heard.length;
      for (const agreed of ['false', ''])
        expect(refusal(await transcribe(client, id, { agreed }))[0]).toBe(agreed === '' ? 422 : 403);
      expect(
        refusal(
          await client.upload(transcribeSpeech.path, { field: 'sound', bytes: QUESTION }, { consultation_id: `${id}` }),
        ),
      ).toEqual([403, 'speech-not-agreed']);
      const stranger = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
      expect(refusal(await transcribe(stranger, id))).toEqual([404, 'consultation-not-found']);
      expect(refusal(await transcribe(await world.signedIn(await aGuest(world)), id))[0]).toBe(403);
      expect((await transcribe(world.client(), id)).status).toBe(401);
      await act('discard');
      expect(refusal(await transcribe(client, id))).toEqual([409, 'consultation-ended']);
      expect(local.heard).toHaveLength(before);
    });

    it.each([
      ['nothing', Buffer.alloc(0), 422, 'sound-not-valid'],
      ['no sound', Buffer.from('hello'.repeat(100)), 422, 'sound-not-valid'],
      ['another rate', Buffer.from(writeWav(toneOf(0.5), 24_000)), 422, 'sound-not-valid'],
      ['more than half a minute', Buffer.from(writeWav(toneOf(30.01, 16_000), 16_000)), 422, 'sound-not-valid'],
      ['far more', Buffer.alloc(SPEECH_BYTES_MAX + 100_000), 413, 'file-too-large'],
    ])('is refused where it is %s', async (_, bytes, status, problem) => {
      const { client, id } = await aConsultation(world);
      const before = local.heard.length;
      expect(refusal(await transcribe(client, id, { bytes }))).toEqual([status, problem]);
      expect(local.heard).toHaveLength(before);
    });

    it('is looked for in its field only', async () => {
      const { client, id } = await aConsultation(world);
      expect(refusal(await transcribe(client, id, { field: 'other' }))).toEqual([422, 'sound-not-valid']);
      expect(
        refusal(await client.post(transcribeSpeech.path, { consultation_id: id, agreed: true, sound: 'x' })),
      ).toEqual([422, 'sound-not-valid']);
    });

    it('is typed meanwhile where the server is busy or answers nonsense', async () => {
      const { client, id } = await aConsultation(world);
      for (const reply of [{ status: 503 }, { status: 401 }, { body: 'nonsense' }]) {
        local.hears(reply);
        const answer = await transcribe(client, id);
        expect(refusal(answer)).toEqual([503, 'speech-unavailable']);
        expect(answer.headers['retry-after']).toBe('5');
      }
      local.hears('Hello.');
      expect((await transcribe(client, id)).status).toBe(200);
    });

    it(`is turned into text ${TRANSCRIPTIONS_A_MINUTE} times a minute and ${TRANSCRIPTIONS_A_DAY} a day`, async () => {
      const { client, id } = await aConsultation(world);
      for (let time = 0; time < TRANSCRIPTIONS_A_MINUTE; time += 1)
        expect((await transcribe(client, id)).status).toBe(200);
      expect((await transcribe(client, id)).status).toBe(429);
      const daily = await aConsultation(world);
      const limiter = world.app.limits.limiter('speech-heard-daily', TRANSCRIPTIONS_A_DAY, 86_400);
      await Promise.all(Array.from({ length: TRANSCRIPTIONS_A_DAY }, () => limiter.take(daily.person.id)));
      expect((await transcribe(daily.client, daily.id)).status).toBe(429);
    });
  });

  describe('what the patient says', () => {
    it('is spoken as it comes, and is in no cache', async () => {
      const { client, id, turn_id, said } = await answered();
      const wav = streamedWav(toneOf(0.2));
      local.speaks(() => ({ body: [wav.subarray(0, 50), wav.subarray(50)] }));
      const to = said.indexOf('.') + 1;
      // Its own way to the bytes: a client reads text.
      const answer = await world.app.inject({
        method: 'POST',
        url: SPEAK_PATH,
        headers: { cookie: client.cookieHeader, 'x-csrftoken': client.cookies.get('csrftoken') },
        payload: { consultation_id: id, turn_id: turn_id.toUpperCase(), from: 0, to, agreed: true },
      });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'audio/wav',
        'no-store',
      ]);
      expect(answer.rawPayload.equals(wav)).toBe(true);
      expect(local.spoken.at(-1)!.body).toEqual({
        model: 'speaks',
        voice: 'alloy',
        input: said.slice(0, to),
        response_format: 'wav',
      });
    });

    it('is nothing but words of one’s own patient, and only with one’s yes', async () => {
      const { client, id, turn_id, said } = await answered();
      const other = await answered();
      const before = local.spoken.length;
      const tries = [
        await speak(client, { consultation_id: id, turn_id, agreed: false }),
        await speak(client, { consultation_id: id, turn_id: randomUUID() }),
        await speak(client, { consultation_id: id, turn_id: other.turn_id }),
        await speak(client, { consultation_id: other.id, turn_id: other.turn_id }),
        await speak(client, { consultation_id: id, turn_id, from: said.length, to: said.length + 5 }),
        await speak(client, { consultation_id: id, turn_id, from: 5, to: 5 }),
        await speak(client, { consultation_id: id, turn_id, from: 0, to: 601 }),
        await speak(world.client(), { consultation_id: id, turn_id }),
        await speak(await world.signedIn(await aGuest(world)), { consultation_id: id, turn_id }),
      ];
      expect(tries.map(refusal)).toEqual([
        [403, 'speech-not-agreed'],
        [404, 'nothing-to-speak'],
        [404, 'nothing-to-speak'],
        [404, 'nothing-to-speak'],
        [404, 'nothing-to-speak'],
        [422, 'invalid-input'],
        [422, 'invalid-input'],
        [401, 'not-signed-in'],
        [403, 'not-allowed'],
      ]);
      expect(local.spoken).toHaveLength(before);
    });

    it('stays text where the server does not speak', async () => {
      const { client, id, turn_id } = await answered();
      for (const reply of [{ status: 503 }, { body: '' }, { body: 'no sound, but long enough for one' }]) {
        local.speaks(() => reply);
        expect(refusal(await speak(client, { consultation_id: id, turn_id }))).toEqual([503, 'speech-unavailable']);
      }
    });

    it(`is spoken ${SPOKEN_A_MINUTE} times a minute and ${SPOKEN_A_DAY} a day`, async () => {
      local.speaks(() => ({ body: [streamedWav(toneOf(0.01))] }));
      const { client, id, turn_id, person } = await answered();
      for (let time = 0; time < SPOKEN_A_MINUTE; time += 1)
        expect((await speak(client, { consultation_id: id, turn_id })).status).toBe(200);
      expect((await speak(client, { consultation_id: id, turn_id })).status).toBe(429);
      world.clock.advance(61_000);
      const limiter = world.app.limits.limiter('speech-spoken-daily', SPOKEN_A_DAY, 86_400);
      await Promise.all(Array.from({ length: SPOKEN_A_DAY - SPOKEN_A_MINUTE - 1 }, () => limiter.take(person.id)));
      expect((await speak(client, { consultation_id: id, turn_id })).status).toBe(200);
      expect((await speak(client, { consultation_id: id, turn_id })).status).toBe(429);
    });
  });

  it('leaves no word and no key in the logs, also where it fails', async () => {
    let written = '';
    const sink = new Writable({ write: (chunk, _encoding, done) => void ((written += String(chunk)), done()) });
    const { client, id, turn_id, said } = await answered();
    const deps = await openDeps(
      { ...world.deps.config, logLevel: 'trace' },
      { clock: world.clock, log: pino({ level: 'trace' }, sink) },
    );
    const gateway = await buildServer(deps);
    try {
      const headers = { cookie: client.cookieHeader, 'x-csrftoken': client.cookies.get('csrftoken') ?? '' };
      const mine = new (client.constructor as typeof TestClient)(gateway.app);
      for (const [name, value] of client.cookies) mine.cookies.set(name, value);
      for (const reply of [
        'my very secret symptom',
        { body: '{"words":"my very secret symptom"}' },
        { status: 500, body: 'my very secret symptom' },
      ]) {
        local.hears(reply);
        await transcribe(mine, id);
      }
      for (const reply of [
        { status: 400, body: 'my very secret symptom' },
        { body: [streamedWav(toneOf(0.1))], ends: 'broken' as const },
      ]) {
        local.speaks(() => reply);
        await gateway.app
          .inject({
            method: 'POST',
            url: SPEAK_PATH,
            headers,
            payload: { consultation_id: id, turn_id, from: 0, to: 10, agreed: true },
          })
          .catch(() => null);
      }
    } finally {
      await gateway.close();
      await deps.close();
    }
    expect(written).toContain('the speech server came to nothing');
    expect(written).toContain('the speech server stopped speaking');
    for (const secret of ['secret symptom', said.slice(0, 10), 'speech-key']) expect(written).not.toContain(secret);
  });
});

describe('without a speech server', () => {
  const world = openWorld();

  it('the page names none, and both addresses are not there', async () => {
    const { client, id, page } = await aConsultation(world);
    expect((await page()).speech).toBeNull();
    expect(
      refusal(
        await client.upload(
          transcribeSpeech.path,
          { field: 'sound', bytes: QUESTION },
          { consultation_id: String(id), agreed: 'true' },
        ),
      ),
    ).toEqual([404, 'no-speech-server']);
    expect(
      refusal(
        await client.post(SPEAK_PATH, { consultation_id: id, turn_id: randomUUID(), from: 0, to: 5, agreed: true }),
      ),
    ).toEqual([404, 'no-speech-server']);
  });
});
