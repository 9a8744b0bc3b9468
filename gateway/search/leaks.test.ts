import type { Role } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { may } from '~/domain/purchases/entitlements/may';
import { openPacks } from '~/domain/questions/practisable';
import { SEARCHED_KINDS } from '~/domain/search/contract';
import { search, searchOffersOf } from '~/domain/search/search.query';
import { firstWordsOf } from '~/domain/search/terms';
import { countWords } from '~/domain/search/vocabulary';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { openWorld } from '~/infra/tooling/testing/world';

const WHO = ['stranger', 'owner', 'editor', 'answerer', 'supporter', 'moderator'] as const;
type Who = (typeof WHO)[number];
const ROLES: Partial<Record<Who, Role[]>> = {
  supporter: ['learner', 'supporter'],
  moderator: ['learner', 'moderator'],
};

/** A word that is in one thing alone, and those who may read it there. */
interface Secret {
  what: string;
  word: string;
  readers: readonly Who[];
}

describe('what a search shows', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const secrets: Secret[] = [];
  let people: Record<Who, Person>;

  /** Ten letters that no other word of this test resembles. */
  const LETTERS = [
    'quofarzilm',
    'brenduxaky',
    'glomptivse',
    'wazhuqorde',
    'flurbynexo',
    'skorjulamt',
    'draxipunge',
    'thelvokibu',
    'mopzecarin',
    'yangrofude',
    'pluzhetiko',
    'cravwusmyl',
    'nibjoxetra',
    'veldaquism',
    'zorkpenuly',
    'hawmitjexu',
    'jufrakelop',
  ];
  const secret = (what: string, readers: readonly Who[]): string => {
    const word = LETTERS[secrets.length]!;
    secrets.push({ what, word, readers });
    return word;
  };

  beforeAll(async () => {
    const made = await Promise.all(WHO.map((who) => aPerson(world, { roles: ROLES[who] ?? ['learner'] })));
    people = Object.fromEntries(WHO.map((who, index) => [who, made[index]!])) as Record<Who, Person>;
    const { owner, editor, answerer } = people;
    const topic = await aTopic(world, { name: 'A topic' });
    const text = (word: string) => `<p>${'plain '.repeat(60)} the ${word} here</p>`;
    const stem = (word: string) => `<p>A man with ${word} here.</p>`;

    await aSection(world, { topic, title: 'Premium', text: text(secret('a section that is not free', ['supporter'])) });
    const retired = await aSection(world, { topic, title: 'Gone', text: text(secret('a retired section', [])) });
    const hidden = await aSection(world, { topic, title: 'Hidden', text: text(secret('a hidden section', [])) });
    await sql('UPDATE notebook_sections SET retired_at = now() WHERE id = ANY ($1)', [[retired.id, hidden.id]]);
    await sql('UPDATE notebook_sections SET hidden_at = now(), hidden_alone = true WHERE id = $1', [hidden.id]);
    const named = await aTopic(world, { name: `Hidden ${secret('a hidden topic', [])}` });
    await sql('UPDATE topics SET hidden_at = now() WHERE id = $1', [named.id]);

    const own = { author_id: owner.id, topic };
    await aQuestion(world, {
      ...own,
      premium: true,
      question_text: stem(secret('a premium question', ['owner', 'supporter', 'moderator'])),
    });
    await aQuestion(world, { ...own, status: 'private', question_text: stem(secret('a private question', ['owner'])) });
    await aQuestion(world, { ...own, status: 'draft', question_text: stem(secret('a drafted question', ['owner'])) });
    const gone = await aQuestion(world, { ...own, question_text: stem(secret('a hidden question', [])) });
    await sql('UPDATE questions SET deleted_at = now(), hidden_at = now() WHERE id = $1', [gone.id]);
    const explained = await aQuestion(world, {
      topic,
      explanation_text: stem(secret('an explanation', ['answerer'])),
      answers: [{ text: `Give ${secret('an option', ['answerer'])}`, correct: true }, { text: 'Rest' }],
    });
    await aTakenQuiz(world, { person: answerer, questions: [explained] });

    const drafted = await aStation(world, {
      name: `Draft ${secret('a drafted station', ['owner'])}`,
      owner_id: owner.id,
      published_at: null,
    });
    await sql('INSERT INTO station_topics (station_id, topic_id) VALUES ($1, $2)', [drafted.id, topic.id]);
    const terms = ['leaking term', 'topical'];
    await sql(
      'INSERT INTO search_synonyms (terms, first_words, topic_id, changed_at) VALUES ($1, $2, $3, now()), ($4, $5, $6, now())',
      [terms, firstWordsOf(terms), topic.id, ['hidden term', 'hid'], firstWordsOf(['hidden term', 'hid']), named.id],
    );
    await aStation(world, { patient_instructions: stem(secret('the patient of a station', [])) });
    await aStation(world, { name: `Deleted ${secret('a deleted station', [])}`, deleted_at: new Date() });

    const shared = await aDeck(world, {
      owner,
      name: `Deck ${secret('a deck', ['owner', 'editor'])}`,
      cards: [`Front ${secret('a card', ['owner', 'editor'])}`],
    });
    await sql('INSERT INTO deck_editors (deck_id, account_id, created_at) VALUES ($1, $2, now())', [
      shared.id,
      editor.id,
    ]);
    const taken = await aDeck(world, { owner, shared: true, name: `Taken ${secret('a hidden deck', [])}` });
    await sql('UPDATE decks SET deleted_at = now(), deck_shared = false, hidden_at = now() WHERE id = $1', [taken.id]);
    await world.deps.inTransaction(countWords);
  });

  const rightsOf = (person: Person) => ({ notebook: may(person, 'notebook.full'), packs: openPacks(person) });
  /** All that is answered to a query, without the query itself: the page, that of each kind, and what is offered. */
  async function answers(who: Who, q: string): Promise<string[]> {
    const person = people[who];
    const rights = rightsOf(person);
    const pages = [undefined, ...SEARCHED_KINDS].map((kind) => search(world.deps.read, person, rights, { q, kind }));
    const offers = [false, true].map((texts) => searchOffersOf(world.deps.read, person, rights, { q, texts }));
    const all = [...(await Promise.all(pages)).map((page) => ({ ...page, q: '' })), ...(await Promise.all(offers))];
    return all.map((answer) => JSON.stringify(answer));
  }

  it.each(WHO)('is of a %s what they may read, whole, begun, misspelt and among other words', async (who) => {
    const told: string[] = [];
    const silent: string[] = [];
    for (const { what, word, readers } of secrets) {
      const misspelt = `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`;
      const said: string[] = [];
      for (const q of [
        word,
        word.slice(0, 6),
        misspelt,
        `treatment of ${word} here`,
        `plain man ${word}`,
        'leaking term',
        'hidden term',
      ])
        said.push(...(await answers(who, q)));
      const shown = said.some((text) => text.includes(word));
      if (shown && !readers.includes(who)) told.push(what);
      if (!shown && readers.includes(who)) silent.push(what);
    }
    expect({ told, silent }).toEqual({ told: [], silent: [] });
  });

  it('counts the same for a stranger, with and without what is not theirs', async () => {
    for (const { what, word, readers } of secrets.filter((one) => !one.readers.includes('stranger'))) {
      const { groups, corrected } = await search(world.deps.read, people.stranger, rightsOf(people.stranger), {
        q: word,
      });
      const items = groups.flatMap((group) => group.items).length;
      // That a section has a word beyond its beginning is found, and leads to it.
      expect([what, items, corrected]).toEqual([
        what,
        readers.includes('supporter') && what.includes('section') ? 1 : 0,
        '',
      ]);
    }
  });
});
