import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aClass } from '~/infra/tooling/testing/factories/classes';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { handLimit } from '~/infra/tooling/testing/hand-limit';
import { openWorld } from '~/infra/tooling/testing/world';
import { invitationTo } from './group-practice/invitation';
import { fitting } from './plugins/first-html';
import { buildServer, type Gateway } from './server';

const world = openWorld();
const webFolder = mkdtempSync(join(tmpdir(), 'wardmates-web-'));
let built: Gateway;

beforeAll(async () => {
  writeFileSync(
    join(webFolder, 'index.html'),
    '<html lang="__LANGUAGE__"><title>__PAGE_TITLE__</title><!--preloads--><main><!--heading--><!--forms--><!--content--><i></i><!--/content--></main><!--data--></html>',
  );
  const routes = {
    '/osce-stations/': {
      files: ['assets/list-1.js', 'assets/list-1.css'],
      words: { en: ['assets/list.en-1.js'], es: ['assets/list.es-1.js'] },
      heading: { en: 'OSCE', es: 'ECOE' },
    },
    '/': {
      files: [],
      heading: { en: 'Practise together', es: 'Practica en grupo' },
      lead: { en: 'Live.', es: 'En vivo.' },
      greeting: { en: 'Hello, {name}', es: 'Hola, {name}' },
    },
    '/:base/:slug/': { files: ['assets/entry-1.js'] },
    '/osce-stations/launchpad/': { files: [], heading: { en: 'Start here', es: 'Empieza aquí' } },
    '/join/:pin/': { files: [], heading: { en: 'Join a group', es: 'Únete' } },
    '/terms/': {
      files: [],
      heading: { en: 'Terms', es: 'Condiciones' },
      text: { en: ['The service', 'It is <free>.'], es: ['El servicio'] },
    },
    '/notifications/': { files: [], heading: { en: 'Notifications', es: 'Avisos' } },
  };
  const forms = { '/join/:pin/': { en: '<form><input value="__HERE__"></form>', es: '<form></form>' } };
  const refusals = { en: { 'name-required': 'Enter a <name>.', unknown: 'Something went wrong.' } };
  writeFileSync(
    join(webFolder, 'routes.json'),
    JSON.stringify({ routes, forms, refusals, words: { es: ['assets/es-1.js'] } }),
  );
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(webFolder, 'assets', 'mark-5e6f.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // However long this machine takes to answer.
  built = await buildServer(world.deps, { webFolder, answersLimit: handLimit().after });
});
afterAll(async () => {
  await built.close();
  rmSync(webFolder, { recursive: true });
});

const ask = (url: string, accept: string, headers: Record<string, string> = {}) =>
  built.app.inject({ url, headers: { accept, ...headers } });
const cookieOf = async (person: { id: number }) => ({
  cookie: `${SESSION_COOKIE}=${(await built.app.sessions.create(person.id)).token}`,
});
const answersIn = (html: string): Record<string, unknown> =>
  JSON.parse(
    /<script type="application\/json" id="answers" nonce="[^"]+">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as Record<string, unknown>;

describe('the first HTML of a page', () => {
  it('has what the page is answered as JSON, for the same session, in the language of who asks', async () => {
    await aStation(world, { name: 'Chest </script><b> pain' });
    const html = (await ask('/osce-stations/?page=1', 'text/html', { 'accept-language': 'es' })).body;
    const json = await ask('/osce-stations/?page=1', 'application/json');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<h1>ECOE</h1>');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/es-1.js">');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/list.es-1.js">');
    expect(html).not.toContain('list.en-1.js');
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/list-1.css">');
    expect(html).toContain('>Chest &lt;/script&gt;&lt;b&gt; pain</a></li>');
    expect(html).not.toContain('<i></i>');
    expect(answersIn(html)).toMatchObject({
      '/osce-stations/?page=1': json.json(),
      '/api/session/': { person: null, language: 'es' },
    });
    expect(html).not.toContain('pain</script>');
  });

  it('is of whose session it was asked with, and of nobody after signing out', async () => {
    const [one, other] = [await aPerson(world), await aPerson(world)];
    const [ofOne, ofOther] = [await cookieOf(one), await cookieOf(other)];
    const personIn = async (headers: Record<string, string>) => {
      const answer = await ask('/notifications/', 'text/html', headers);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { '/api/session/': session, ...pages } = answersIn(answer.body) as Record<string, { person: unknown }>;
      return [
        session!.person && (session!.person as { id: number }).id,
        Object.keys(pages),
        answer.body.includes('<h1>'),
      ];
    };
    expect(await personIn(ofOne)).toEqual([one.id, ['/notifications/'], true]);
    expect(await personIn(ofOther)).toEqual([other.id, ['/notifications/'], true]);
    await built.app.sessions.revoke(ofOne.cookie.split('=')[1]!);
    expect(await personIn(ofOne)).toEqual([null, [], false]);
  });

  it('has the forms of a page for a visitor, and why one was refused', async () => {
    const of = async (url: string, headers = {}) => (await ask(url, 'text/html', headers)).body;
    const page = '/join/482913507/?key=a&b';
    expect(await of(page)).toContain('<form><input value="/join/482913507/?key=a&amp;b"></form>');
    expect(await of(page)).not.toContain('role="alert"');
    expect(await of(`${page}&refused=name-required`)).toContain('<p role="alert">Enter a &lt;name&gt;.</p>');
    expect(await of(`${page}&refused=made-up`)).toContain('<p role="alert">Something went wrong.</p>');
    expect(await of(page, await cookieOf(await aPerson(world)))).not.toContain('<form>');
    expect(await of('/terms/')).not.toContain('<form>');
  });

  it('leaves out what is refused, and is there all the same', async () => {
    const answer = await ask('/osce-stations/no-such-station/', 'text/html');
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answersIn(answer.body))).toEqual(['/api/session/']);
    expect(answer.body).toContain('/assets/entry-1.js');
  });

  it('has nothing of anybody where it is kept to be opened without a network', async () => {
    const html = (await ask('/app-shell/', 'text/html', await cookieOf(await aPerson(world)))).body;
    expect([answersIn(html), html.includes('modulepreload')]).toEqual([{}, false]);
  });

  it('has the text of a page that is made of words alone, in the language of who asks', async () => {
    const html = (await ask('/terms/', 'text/html')).body;
    expect(html).toContain('<h1>Terms</h1><p>The service</p><p>It is &lt;free&gt;.</p></main>');
    expect((await ask('/terms/', 'text/html', { 'accept-language': 'es' })).body).toContain(
      '<p>El servicio</p></main>',
    );
  });

  it('greets who is signed in on the start page, and says to others what this is', async () => {
    const ana = await cookieOf(await aPerson(world, { first_name: 'Ana', last_name: 'Ruiz' }));
    expect((await ask('/', 'text/html', ana)).body).toContain('<h1>Hello, Ana</h1><!--content--><i></i>');
    expect((await ask('/', 'text/html', { ...ana, 'accept-language': 'es' })).body).not.toContain('Practica en grupo');
    const priya = await cookieOf(await aPerson(world, { first_name: '<b>$&', last_name: 'Rao' }));
    expect((await ask('/', 'text/html', priya)).body).toContain('<h1>Hello, &lt;b&gt;$&amp;</h1>');
    expect((await ask('/', 'text/html')).body).toContain('<h1>Practise together</h1><p>Live.</p>');
  });

  it('begins with the name of a deck, a class and a quiz, for who may see it alone', async () => {
    const other = await aPerson(world);
    const { id: classId, tutor: person } = await aClass(world);
    const deck = await aDeck(world, { owner: person, name: 'Murmurs & more' });
    const topic = await aTopic(world, { name: 'Asthma <3' });
    const quiz = await aQuiz(world, { person, topic_id: topic.id });
    for (const [path, heading] of [
      [`/flashcards/decks/${deck.id}/`, 'Murmurs &amp; more'],
      [`/tutor/${classId}/`, 'Year 4, cardiology'],
      [quiz.path, 'Asthma &lt;3'],
    ]) {
      expect((await ask(path!, 'text/html', await cookieOf(person))).body).toContain(`<h1>${heading}</h1><i></i>`);
      for (const headers of [{}, await cookieOf(other)])
        expect((await ask(path!, 'text/html', headers)).body).not.toContain('<h1>');
    }
  });

  it('leads on from the launchpad of a bank to stations', async () => {
    const { slug, name } = await aStation(world);
    const html = (await ask('/osce-stations/launchpad/', 'text/html')).body;
    expect(html).toContain('<h1>Start here</h1>');
    expect(html).toContain(`<a href="/osce-stations/${slug}/">${name}</a>`);
  });

  it('has the heading of the page, not the title of its link preview', async () => {
    const station = await aStation(world, { name: 'Low mood' });
    const { pin } = await aGroup(world, { station });
    const html = (await ask(`/join/${pin}/?key=${invitationTo(world.deps.config, pin)}`, 'text/html')).body;
    expect(html).toContain('<title>Low mood · Wardmates</title>');
    expect(html).toContain('<h1>Join a group</h1>');
  });

  it('travels compressed', async () => {
    const answer = await ask('/osce-stations/', 'text/html', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain('<h1>OSCE</h1>');
  });

  it('has at most 64 KiB of answers', () => {
    const [small, large] = ['1'.repeat(1_000), '2'.repeat(65_000)];
    expect(Object.keys(fitting({ '/a': small, '/b': large, '/c': small }))).toEqual(['/a', '/c']);
    expect(Object.keys(fitting({ '/a': large }))).toEqual(['/a']);
  });
});

describe('assets', () => {
  it('sends scripts without what is said to pages, and drawings, which can be opened as pages, with it', async () => {
    const headersOf = async (name: string) => {
      const {
        date: _,
        connection: __,
        'content-length': ___,
        ...headers
      } = (await ask(`/assets/${name}`, '*/*')).headers;
      return headers;
    };
    expect(await headersOf('main-1a2b.js')).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(await headersOf('mark-5e6f.svg')).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(await headersOf('none.js')).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
  });
});
