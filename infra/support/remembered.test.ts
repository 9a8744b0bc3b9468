import { remember } from './remembered';

describe('remembering', () => {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const looked: string[][] = [];
  const open = (options: { most?: number; fail?: () => boolean } = {}) => {
    looked.length = 0;
    return remember({ clock, for: 1_000, most: options.most ?? 10 }, async (keys: string[]) => {
      looked.push(keys);
      if (options.fail?.()) throw new Error('no database');
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key} at ${now}`]));
    });
  };

  it('looks up what is missing in one go, and nothing again before its time', async () => {
    const get = open();
    expect(await get(['a', 'b', 'a'])).toEqual(
      new Map([
        ['a', `a at ${now}`],
        ['b', `b at ${now}`],
      ]),
    );
    await get(['b', 'c']);
    now += 999;
    await get(['a', 'b', 'c']);
    expect(looked).toEqual([['a', 'b'], ['c']]);
    now += 1;
    expect((await get(['a'])).get('a')).toBe(`a at ${now}`);
  });

  it('asks once for many who want the same at once', async () => {
    const get = open();
    await Promise.all([get(['a']), get(['a']), get(['a'])]);
    expect(looked).toEqual([['a']]);
  });

  it('remembers that there is nothing', async () => {
    const get = open();
    expect(await get(['nobody'])).toEqual(new Map());
    await get(['nobody']);
    expect(looked).toHaveLength(1);
  });

  it('tries again after a failure', async () => {
    let broken = true;
    const get = open({ fail: () => broken });
    await expect(get(['a'])).rejects.toThrow('no database');
    broken = false;
    expect((await get(['a'])).size).toBe(1);
  });

  it('lets the oldest go when there are too many', async () => {
    const get = open({ most: 2 });
    for (const key of ['a', 'b', 'c']) await get([key]);
    await get(['b', 'c']);
    await get(['a']);
    expect(looked).toEqual([['a'], ['b'], ['c'], ['a']]);
  });
});
