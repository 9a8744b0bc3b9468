import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statement } from '~/domain/kit/statement';
import { countWords } from '~/domain/search/vocabulary';
import type { Transaction } from '~/domain/kit/transaction';
import { loadPacks } from './load-flashcards';
import { loadGuides } from './load-guides';
import { loadNotebook } from './load-notebook';
import { loadProducts } from './load-products';
import { loadPromotions } from './load-promotions';
import { loadQuestions } from './load-questions';
import { loadStation } from './load-station';
import { loadStationTopics } from './load-station-topics';
import type { ParsedNotebookText } from './notebook-content';
import { loadSynonyms } from './load-synonyms';
import { loadTopics } from './load-topics';
import { readPacks } from './read-flashcards';
import { readGuides, type Guides } from './read-guides';
import { readInstitutions } from './read-institutions';
import { readNotebook } from './read-notebook';
import { readProducts } from './read-products';
import { readPromotions } from './read-promotions';
import { readBank } from './read-questions';
import { readStationTopics, type StationTopics } from './read-station-topics';
import { type ListedTerms, readSynonyms } from './read-synonyms';
import { CONTENT, readYaml } from './read-yaml';
import { stationContent, type ParsedStation } from './station-content';

const FOLDER = join(CONTENT, 'stations');

/** The stations of the starter content, in the order of their file names. @throws Error that names the file, the line and what is wrong there */
export function readStations(folder = FOLDER): ParsedStation[] {
  const slugs = new Set<string>();
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.map((name) => {
    const { data, refuse } = readYaml(folder, name, stationContent);
    if (slugs.has(data.slug)) refuse(['slug'], `the slug ${data.slug} is there twice`);
    slugs.add(data.slug);
    return data;
  });
}

/** Files are read and texts compiled between its statements, and a slow machine takes its time. */
const unhurried = statement<never, []>(
  'content.unhurried',
  `SELECT set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true)`,
);
const oneLoaderAtATime = statement<never, []>(
  'content.lock',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates content'))`,
);

/** What somebody typed before is verified by being on our list; nothing else of it changes. */
const saveInstitutions = statement<{ id: number }, [string[], string[], boolean[]]>(
  'content.save-institutions',
  `INSERT INTO institutions AS kept (name, country, is_verified)
   SELECT DISTINCT ON (lower(name)) name, country, is_verified FROM unnest($1::text[], $2::text[], $3::boolean[]) AS listed (name, country, is_verified)
   ON CONFLICT (lower(name)) DO UPDATE SET name = excluded.name, country = excluded.country, is_verified = excluded.is_verified
     WHERE (kept.name, kept.country, kept.is_verified) IS DISTINCT FROM (excluded.name, excluded.country, excluded.is_verified)
   RETURNING id`,
);

export interface Loaded {
  /** How many stations were made or changed. */
  stations: number;
  /** How many topics were made or changed. */
  topics: number;
  /** How many questions were made or changed. */
  questions: number;
  /** How many packs of flashcards were made or changed. */
  packs: number;
  /** How many ties of stations to topics were made or undone. */
  station_topics: number;
  /** How many guides were made or changed. */
  guides: number;
  /** How many sections of the notebook, of topics and guides with their drawings, were made, changed or retired. */
  sections: number;
  /** How many rows of synonyms were made, changed or removed. */
  synonyms: number;
  /** How many products and coupons were made, changed or retired. */
  products: number;
  /** How many promotions were made or changed. */
  promotions: number;
  /** How many institutions were made or changed. */
  institutions: number;
}

/** Texts of the notebook, and guides. Their topics and stations are those of the starter content. */
interface Texts {
  notebook: ParsedNotebookText[];
  guides: Guides;
  stationTopics: StationTopics;
}

let known: (Texts & { synonyms: ListedTerms[] }) | undefined;
/** Read once: it is a megabyte of YAML. */
function starterTexts(): Texts & { synonyms: ListedTerms[] } {
  if (!known) {
    const { topics } = readBank();
    const all = { topics, stations: readStations() };
    known = {
      notebook: readNotebook(topics),
      guides: readGuides(all),
      stationTopics: readStationTopics(all),
      synonyms: readSynonyms(topics),
    };
  }
  return known;
}

type Run = { inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> };

/** Brings the starter content to what the files say. Loading what is there already changes nothing. */
export function loadContent(
  run: Run,
  stations = readStations(),
  bank = readBank(),
  packs = readPacks(bank.topics),
  texts = starterTexts(),
): Promise<Loaded> {
  return run.inTransaction(async (tx) => {
    await tx.sql.all(unhurried, []);
    await tx.sql.all(oneLoaderAtATime, []);
    let changed = 0;
    for (const station of stations) if (await loadStation(tx, station)) changed += 1;
    const topics = await loadTopics(tx, bank.topics);
    const questions = await loadQuestions(tx, [...bank.questions, ...bank.papers]);
    const changedPacks = await loadPacks(tx, packs);
    const station_topics = await loadStationTopics(tx, texts.stationTopics);
    const guidesLoaded = await loadGuides(tx, texts.guides);
    const sections = (await loadNotebook(tx, texts.notebook)) + guidesLoaded.sections;
    const synonyms = await loadSynonyms(tx, starterTexts().synonyms);
    const products = await loadProducts(tx, readProducts());
    const promotions = await loadPromotions(tx, readPromotions());
    const institutions = readInstitutions();
    const kept = await tx.sql.all(saveInstitutions, [
      institutions.map((institution) => institution.name),
      institutions.map((institution) => institution.country),
      institutions.map((institution) => institution.is_verified),
    ]);
    if (changed + topics + questions + changedPacks + guidesLoaded.guides + sections > 0) await countWords(tx);
    return {
      stations: changed,
      topics,
      questions,
      packs: changedPacks,
      station_topics,
      guides: guidesLoaded.guides,
      sections,
      synonyms,
      products,
      promotions,
      institutions: kept.length,
    };
  });
}
