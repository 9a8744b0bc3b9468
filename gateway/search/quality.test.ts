import { z } from 'zod';
import { countWords } from '~/domain/search/vocabulary';
import { loadContent } from '~/infra/content/load';
import { readYaml } from '~/infra/content/read-yaml';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

/**
 * Of what people look for, how much must be among the first three things that they are shown. 0.947 of 114 are: since every topic has
 * its text in Spanish, “artritis” is a word, and no misspelling any more.
 */
const WANTED = 0.94;
const FIRST = 3;

const queries = z.array(
  z.strictObject({ q: z.string(), language: z.enum(['en', 'es']), finds: z.array(z.string().startsWith('/')).min(1) }),
);

describe('the quality of the search', () => {
  // What other tests write would be found as well.
  const world = openWorld({ own: true });
  const { data: set } = readYaml(__dirname, 'quality.yaml', queries);

  it('is measured with 60 or more queries in both languages, each once', () => {
    expect(set.length).toBeGreaterThanOrEqual(60);
    expect(set.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(20);
    expect(new Set(set.map(({ q, language }) => `${language} ${q}`)).size).toBe(set.length);
  });

  it(`is ${WANTED} or more in the starter content`, async () => {
    await loadContent(world.deps);
    await world.deps.inTransaction(countWords);
    const readers = {
      en: await world.signedIn(await aPerson(world, { language: 'en' })),
      es: await world.signedIn(await aPerson(world, { language: 'es' })),
    };
    const missed: string[] = [];
    for (const { q, language, finds } of set) {
      const { status, body } = await readers[language].get(`/search/?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      const items = (body.groups as { items: { url: string }[] }[]).flatMap((group) => group.items);
      const first = items.slice(0, FIRST).map(({ url }) => url.replace(/#.*/, ''));
      if (!finds.every((url) => first.includes(url))) missed.push(`${language} "${q}": ${first.join(' ')}`);
    }
    const share = 1 - missed.length / set.length;
    process.stdout.write(
      `search quality: ${share.toFixed(3)} of ${set.length} queries${missed.map((one) => `\n  missed ${one}`).join('')}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(WANTED);
  }, 300_000);
});
