/** @jest-environment jsdom */
import { serverNow } from '~/web/live/server-time';
import { referenceRanges } from '~/domain/questions/contract';
import { departures, noteArrived } from './device';
import { forgetDevice } from './forget-device';
import { forgetVisited, saveVisited, visitedHere } from './visited';

/** As far as it is used here: a browser's cache storage, in memory. */
function fakeCaches() {
  const stores = new Map<string, Map<string, string>>();
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name)!;
  return {
    open: async (name: string) => {
      const store = storeOf(name);
      return {
        // What is put again is the youngest, as in browsers.
        put: async (path: string, answer: FakeResponse) => {
          const text = JSON.stringify({ body: await answer.text(), headers: answer.init.headers });
          store.delete(path);
          store.set(path, text);
        },
        delete: async (path: string) => store.delete(path),
        keys: async () => [...store.keys()],
      };
    },
    match: async (path: string, { cacheName }: { cacheName: string }) => {
      const text = storeOf(cacheName).get(path);
      if (text === undefined) return undefined;
      const { body, headers } = JSON.parse(text) as { body: string; headers: Record<string, string> };
      return {
        json: async () => JSON.parse(body) as unknown,
        headers: { get: (name: string) => headers[name] ?? null },
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
}

/** jsdom has no answers of its own. */
class FakeResponse {
  constructor(
    private readonly body: string,
    readonly init: { headers: Record<string, string> },
  ) {}
  async text() {
    return this.body;
  }
}

const STATION = '/osce-stations/chest-pain/';
/** As after the page was opened anew: what it had asked for is not known, what was kept is there. */
async function openedAnew(): Promise<typeof import('./visited')> {
  let anew: typeof import('./visited') | undefined;
  // Not `resetModules`: the tests that share this process would meet a second React.
  await jest.isolateModulesAsync(async () => void (anew = await import('./visited')));
  return anew!;
}

beforeEach(() => {
  noteArrived(7);
  Object.assign(globalThis, { caches: fakeCaches(), Response: FakeResponse });
});

describe('what was visited', () => {
  it('says when it was kept, until the gateway answers', async () => {
    const before = serverNow();
    await saveVisited('/api/learning/today/', { items: [] });
    const { keptAt, visitedHere: read, saveVisited: keep } = await openedAnew();
    expect(keptAt('/api/learning/today/')).toBeNull();
    expect(await read('/api/learning/today/')).toEqual({ items: [] });
    expect(keptAt('/api/learning/today/')).toBeGreaterThanOrEqual(before);
    await keep('/api/learning/today/', { items: [] });
    expect(keptAt('/api/learning/today/')).toBeNull();
  });

  it('of a page that is left while it is kept anew, what was there is still there', async () => {
    await saveVisited(STATION, { name: 'before' });
    jest.spyOn(FakeResponse.prototype, 'text').mockRejectedValueOnce(new Error('left'));
    await saveVisited(STATION, { name: 'after' });
    expect(await (await openedAnew()).visitedHere(STATION)).toEqual({ name: 'before' });
  });

  it.each([
    [STATION, true],
    [`${STATION}checklist/`, true],
    ['/osce-stations/?page=2', true],
    ['/learn/quiz/12/', true],
    ['/notebook/asthma/', true],
    ['/flashcards/', true],
    ['/flashcards/setup/', false],
    [referenceRanges.path, true],
    [`${STATION}checklist/?pin=123456789`, true],
    [`${STATION}?pin=123456789`, false],
    ['/group-study/123456789/', false],
    ['/profile/details/', false],
    ['/api/session/', false],
  ])('of %s is kept: %s', async (path, kept) => {
    await saveVisited(path, { name: 'answer' });
    const later = await openedAnew();
    expect(await later.visitedHere(path)).toEqual(kept ? { name: 'answer' } : undefined);
  });

  it('is not taken for what was asked for since', async () => {
    await saveVisited(STATION, { name: 'answer' });
    expect(await visitedHere(STATION)).toBeUndefined();
  });

  it('is of a quiz the latest, whichever question was shown, and so it is in the tab that asked for it', async () => {
    await saveVisited('/learn/quiz/12/?question_id=3', { at: 3 });
    await saveVisited('/learn/quiz/12/', { at: 4 });
    expect(await visitedHere('/learn/quiz/12/?question_id=5')).toEqual({ at: 4 });
    const later = await openedAnew();
    expect(await later.visitedHere('/learn/quiz/12/')).toEqual({ at: 4 });
    expect(await later.visitedHere('/learn/quiz/12/summary/')).toBeUndefined();
    expect(await later.visitedHere('/learn/quiz/13/')).toBeUndefined();
  });

  it('is let go of, the oldest first, and all of it when somebody leaves', async () => {
    for (let page = 1; page <= 82; page += 1) await saveVisited(`/osce-stations/?page=${page}`, page);
    const later = await openedAnew();
    expect(await later.visitedHere('/osce-stations/?page=2')).toBeUndefined();
    expect(await later.visitedHere('/osce-stations/?page=3')).toBe(3);
    await forgetVisited();
    expect(await (await openedAnew()).visitedHere('/osce-stations/?page=3')).toBeUndefined();
  });

  it('is not kept where it was asked for before somebody signed out, and is for the next one', async () => {
    const begun = departures();
    const kept = saveVisited(STATION, { name: 'theirs' }, begun);
    await forgetDevice(7);
    await kept;
    await saveVisited(`${STATION}checklist/`, { name: 'theirs' }, begun);
    await saveVisited('/learn/quiz/12/', { at: 3 });
    await saveVisited('/osce-stations/?page=2', 'of a visitor', departures());
    const later = await openedAnew();
    expect(await later.visitedHere(STATION)).toBeUndefined();
    expect(await later.visitedHere(`${STATION}checklist/`)).toBeUndefined();
    expect(await later.visitedHere('/learn/quiz/12/')).toBeUndefined();
    expect(await later.visitedHere('/osce-stations/?page=2')).toBe('of a visitor');
  });
});
