import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { SPECIALTY_KEYS } from '~/domain/questions/specialties';
import { itemsOf, stemOfItem } from '../ai/compose-question';
import { passingQuestion } from '../ai/offline-questions';
import { seeded } from '../support/seeded';
import { readFacts } from './read-facts';

const families = readFacts();

describe('the structured facts', () => {
  it('are of ten specialties or more', () =>
    expect(new Set(families.map((family) => family.specialty)).size).toBeGreaterThanOrEqual(10));

  it.each(SPECIALTY_KEYS.filter((specialty) => families.some((family) => family.specialty === specialty)))(
    '%s makes an AI quiz of the greatest length',
    (specialty) => {
      const facts = families
        .filter((family) => family.specialty === specialty && family.language === 'en')
        .flatMap((family) => family.members);
      expect(facts.length).toBeGreaterThanOrEqual(20);
    },
  );

  it('are marked as not reviewed, as the pages say of all generated questions', () => {
    expect(families.filter((family) => family.reviewed_by_clinician).map(({ slug }) => slug)).toEqual([]);
  });

  it('can all be asked about, each way, in a question that passes the quality gate', () => {
    const errors = families.flatMap(itemsOf).filter((item) => passingQuestion(item, seeded(1)) === null);
    expect(errors.map((item) => `${item.family.specialty}/${item.family.slug}: ${stemOfItem(item)}`)).toEqual([]);
  });

  it('of one specialty are never asked about twice in the same words', () => {
    const stems = families.flatMap(itemsOf).map((item) => `${item.family.specialty}: ${stemOfItem(item)}`);
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
  });
});

describe('reading the facts', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'facts-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const put = (specialty: string, list: unknown) => writeFileSync(join(folder, `${specialty}.yaml`), stringify(list));
  const { specialty: _specialty, ...family } = families[0]!;

  it('knows the specialty by the name of the file', () => {
    put('dermatology', [family]);
    expect(readFacts(folder)).toEqual([{ ...family, specialty: 'dermatology' }]);
  });

  it('names the file and the line of what cannot be read', () => {
    put('dermatology', [{ ...family, members: family.members.slice(0, 2) }]);
    expect(() => readFacts(folder)).toThrow(/dermatology\.yaml:\d+: 0\.members: /);
  });

  it('refuses a slug that is there twice', () => {
    put('dermatology', [family]);
    put('neurology', [family]);
    expect(() => readFacts(folder)).toThrow(`dermatology.yaml:1: the slug ${family.slug} is there twice`);
  });
});
