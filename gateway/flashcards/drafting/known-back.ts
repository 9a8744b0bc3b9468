import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { askTheSame, passageOn, topicWords, variantsOf } from '~/domain/flashcards/drafting/known-back';
import { packCardsOf } from '~/domain/flashcards/drafting/pack-cards.query';
import { nothingKnown } from '~/domain/flashcards/drafting/suggest-back';
import { href } from '~/domain/kit/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { sectionTexts } from '~/domain/notebook/section-texts.query';
import { may } from '~/domain/purchases/entitlements/may';
import { openPacks } from '~/domain/questions/practisable';
import { queryWords, wordsOf } from '~/domain/search/query-words';
import { search } from '~/domain/search/search.query';
import { termsWith } from '~/domain/search/vocabulary';
import { toPlainText } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';

const best = <T>(some: readonly T[], by: (one: T) => number): number => Math.max(0, ...some.map(by));
const SOURCE: Record<Language, string> = { en: 'Source', es: 'Fuente' };

/**
 * What could stand on the back of a card, from what the product says itself: a card of a pack that asks the same, else the passage
 * of the notebook that speaks of it.
 * @throws Problem `nothing-known`, with the page of the notebook that is nearest
 */
export async function knownBack({ read }: Deps, person: Person, front: string, language: Language): Promise<string> {
  const rows = (await termsWith(read, queryWords(front))).map(({ terms }) => terms.map(wordsOf));
  const variants = variantsOf(front, rows).map((one) => topicWords(one, language));
  const find = async (kind: 'card' | 'notebook') => {
    const rights = { notebook: may(person, 'notebook.full'), packs: openPacks(person) };
    const { groups } = await search(read, { id: person.id, language }, rights, { q: front, kind });
    return groups.flatMap(({ items }) => items);
  };
  const found = await find('card');
  const cards = await packCardsOf(
    read,
    found.map(({ id }) => id),
    language,
  );
  const [card] = cards
    .map(({ back, deck_name, ...one }) => ({
      back: `${toPlainText(String(back))}\n\n${SOURCE[language]}: ${deck_name}`,
      alike: best(variants, (asked) => askTheSame(asked, topicWords(toPlainText(String(one.front)), language))),
    }))
    .filter(({ alike }) => alike > 0)
    .toSorted((one, other) => other.alike - one.alike);
  if (card) return card.back;

  const pages = await find('notebook');
  // A topic is found under its own id; only the address of a section has its key.
  const ids = pages.filter(({ url }) => url.includes('#')).map(({ id }) => id);
  const [passage] = (await sectionTexts(read, ids, language))
    .flatMap(({ page, title, text }) => {
      const section = { title: `${page}: ${title}`, text: toPlainText(String(text)) };
      return variants.flatMap((asked) => {
        const answer = passageOn(asked, section, language);
        return answer ? [{ ...answer, from: section.title }] : [];
      });
    })
    .toSorted((one, other) => other.fit - one.fit);
  if (!passage) throw nothingKnown(pages[0]?.url ?? href(notebookHome));
  return `${passage.passage}\n\n${SOURCE[language]}: ${passage.from}`;
}
