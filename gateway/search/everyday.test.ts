import { z } from 'zod';
import { countWords } from '~/domain/search/vocabulary';
import { loadContent } from '~/infra/content/load';
import { readYaml } from '~/infra/content/read-yaml';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

/**
 * Of each set, how many must have their topic among the first three of the notebook: two fewer than on 30 November 2026. Terms and ranking
 * were made with `everyday.yaml` before one's eyes, so that it says only that nothing gets worse. Half of it was scored unseen before: 0.81,
 * and 0.92 by what was counted of words and topics alone. `everyday-fresh.yaml` is only counted. The aim for what nobody looks at is 0.92.
 */
const WANTED = { everyday: 0.97, 'everyday-fresh': 0.91 };
const SETS = ['everyday', 'everyday-fresh'] as const;
const FIRST = 3;

const LANGUAGES = ['en', 'es'] as const;
const queries = z.array(z.templateLiteral([z.string(), ' => ', z.string()]));
const file = z.strictObject({ en: queries, es: queries });

describe('everyday queries', () => {
  // What other tests write would be found as well.
  const world = openWorld({ own: true });
  const set = SETS.flatMap((name) => {
    const { data } = readYaml(__dirname, `${name}.yaml`, file);
    return LANGUAGES.flatMap((language) =>
      data[language].map((line) => {
        const [q, topics] = line.split(' => ');
        return { q: q!, topics: topics!.split(' / '), language, name };
      }),
    );
  });

  it('stand there once each', () => {
    expect(new Set(set.map(({ q, language }) => `${language} ${q}`)).size).toBe(set.length);
  });

  it('find their topics in the starter content', async () => {
    await loadContent(world.deps);
    // As the product does every hour.
    await world.deps.inTransaction(countWords);
    const readers = {
      en: await world.signedIn(await aPerson(world, { language: 'en' })),
      es: await world.signedIn(await aPerson(world, { language: 'es' })),
    };
    const found = { everyday: 0, 'everyday-fresh': 0 };
    const missed: string[] = [];
    for (const { q, topics, language, name } of set) {
      const { body } = await readers[language].get(`/search/?q=${encodeURIComponent(q)}`);
      const groups = body.groups as { kind: string; items: { url: string }[] }[];
      const pages = groups.find(({ kind }) => kind === 'notebook')?.items.map(({ url }) => url.split('/')[2]!) ?? [];
      if (pages.slice(0, FIRST).some((page) => topics.includes(page))) found[name] += 1;
      else if (name === 'everyday')
        missed.push(`${language} "${q}" => ${topics.join(' / ')}: ${pages.slice(0, FIRST).join(' ')}`);
    }
    const share = (name: (typeof SETS)[number]) => found[name] / set.filter((one) => one.name === name).length;
    process.stdout.write(
      `everyday queries: ${SETS.map((name) => `${name} ${share(name).toFixed(3)}`).join(', ')}\n${missed.map((one) => `  missed ${one}\n`).join('')}`,
    );
    for (const name of SETS) expect(share(name)).toBeGreaterThanOrEqual(WANTED[name]);
  }, 300_000);
});
