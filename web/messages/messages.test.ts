import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createIntl } from 'react-intl';
import { SECURITY_ACTS } from '~/domain/accounts/security/contract';
import { LANGUAGES, NOTIFICATION_KINDS, ROLES } from '~/domain/accounts/contract';
import { EDUCATIONAL_STAGES, SPECIALTIES, TRAINING_STAGES } from '~/domain/accounts/training';
import { jobs } from '~/domain/rooms';
import { ANSWER_FAILURES, CLOSED_BECAUSE, CONSULTATION_STATES, SPEAKERS } from '~/domain/consultations/contract';
import { CASE_ACTS, DECISIONS } from '~/domain/moderation/decisions/contract';
import { SANCTIONS } from '~/domain/moderation/sanctions/contract';
import { STANDINGS } from '~/domain/moderation/queue/contract';
import { TARGET_PARTS } from '~/domain/kit/target-parts';
import { REPORT_KINDS, REPORT_REASONS, REPORTED_THINGS, reasonKey } from '~/domain/reports/contract';
import { FINDINGS } from '~/domain/ops/assess';
import { REPORT_ACTS, REPORTED_KINDS, REPORT_ORDERS, REPORT_STATES } from '~/domain/moderation/contract';
import { ACTS, PLACES } from '~/domain/ops/contract';
import { ANATOMY } from '~/domain/questions/authoring/anatomy';
import { BASIC_SCIENCES } from '~/domain/questions/authoring/basic-science';
import { PACKS } from '~/domain/questions/authoring/packs';
import { PRACTISED_PACKS } from '~/domain/quizzes/packs/contract';
import { PLANS } from '~/domain/purchases/products/contract';
import { STATION_FLAWS } from '~/domain/stations/authoring/refusals';
import { FILE_REASONS } from '~/domain/stations/authoring/checklist-file';
import { STATION_ACTS, STATION_PARTS } from '~/domain/stations/authoring/station-changes';
import { STATION_BASES } from '~/domain/stations/styles';
import { MISSING_PARTS, UNFIT_REASONS, WIZARD_STEPS } from '~/domain/stations/wizard/steps';
import { rooms } from '../app/rooms';
import { wordsIn } from '../build/words-files';
import { bundlesIn, messages } from './testing/messages';

const ROOT = join(__dirname, '../..');
const KEYS = Object.keys(messages.en);

/** What a message is made of, as far as this test looks at it. */
interface Part {
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
  children?: Part[];
}
const POUND = 7;
const LITERAL = 0;

function parse(language: (typeof LANGUAGES)[number], key: string): Part[] {
  const intl = createIntl({ locale: language, messages: messages[language] });
  return intl.formatters.getMessageFormat(messages[language][key]!, language).getAst() as Part[];
}

function placeholders(parts: Part[]): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (part.type !== LITERAL && part.type !== POUND && part.value) names.add(part.value);
    const within = [...Object.values(part.options ?? {}).map((option) => option.value), part.children ?? []];
    for (const inner of within) placeholders(inner).forEach((name) => names.add(name));
  }
  return names;
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'e2e', 'testing'].includes(entry.name) ? [] : files(path, ending);
    return ending.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
const sources = (folder: string) =>
  files(join(ROOT, folder), /\.tsx?$/).map((path) => ({
    path: relative(ROOT, path),
    text: readFileSync(path, 'utf8'),
  }));

/** What is matched by the first group of a pattern, with where. */
const found = (from: { path: string; text: string }[], pattern: RegExp) =>
  from.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => `${match[1]} (${path})`));
const named = (entry: string) => entry.slice(0, entry.indexOf(' ('));

describe('every message', () => {
  // rules: 1.1.1
  it('exists in both languages', () => {
    expect(Object.keys(messages.es).sort()).toEqual([...KEYS].sort());
  });

  it('stands in one file only', () => {
    const keys = [...wordsIn('en').values()].flatMap((words) => Object.keys(words));
    expect(keys.length).toBe(new Set(keys).size);
    expect(keys.length).toBe(KEYS.length);
  });

  it.each(LANGUAGES)('comes with a bundle, or with its room (%s)', async (language) => {
    const ofRooms = await Promise.all(
      rooms.map(async ({ words }) => Object.keys((await words?.files[language]())?.default ?? {})),
    );
    const fetched = [
      ...Object.values(await bundlesIn(language)).flatMap((bundle) => Object.keys(bundle)),
      ...ofRooms.flat(),
    ];
    expect(fetched.filter((key, index) => fetched.indexOf(key) !== index)).toEqual([]);
    expect(fetched.sort()).toEqual(Object.keys(messages[language]).sort());
  });

  it.each(LANGUAGES)('can be read and is not empty (%s)', (language) => {
    for (const key of KEYS) {
      expect({ key, words: messages[language][key]!.trim() }).not.toEqual({ key, words: '' });
      expect(() => parse(language, key)).not.toThrow();
    }
  });

  it('asks for the same values in both languages', () => {
    for (const key of KEYS)
      expect({ key, values: [...placeholders(parse('es', key))].sort() }).toEqual({
        key,
        values: [...placeholders(parse('en', key))].sort(),
      });
  });
});

describe('every key that is used', () => {
  const web = sources('web');
  /** Which pages bring the words of a shelf with them. */
  const BRINGS = {
    writing:
      /^web\/(drafts|parts\/(writing|moderation)|features\/(notebook\/writing|questions|quizzes\/personal|stations\/(editor|personal|wizard)))\//,
    operating: /^web\/features\/(ops\/|mails\/mailbox-)/,
    insights: /^web\/(features\/stations\/insights|features\/stations\/circuits|ui\/weekly)\//,
    consultation: /^web\/features\/consultations\//,
    account: /^web\/features\/(accounts\/(profile|email|security|privacy|consent|roles)\/|mails\/unsubscribe-)/,
    'circuit-runs': /^web\/(features\/circuit-runs\/|features\/stations\/circuits\/run-|parts\/circuit-runs\/)/,
    roles: /^web\/features\/accounts\/roles\//,
  } as const;

  it.each(Object.entries(BRINGS))('is on the shelf that the page brings with it (%s)', async (bundle, pages) => {
    const keys = Object.keys((await bundlesIn('en'))[bundle as keyof typeof BRINGS]);
    // A room names the headings of its pages for the build, which writes them into the first HTML.
    const elsewhere = web.filter(
      ({ path }) => !pages.test(path) && !path.startsWith('web/messages/') && !path.endsWith('/room.tsx'),
    );
    expect(
      elsewhere.flatMap(({ path, text }) =>
        keys.filter((key) => text.includes(`'${key}'`) || text.includes(`"${key}"`)).map((key) => `${key} (${path})`),
      ),
    ).toEqual([]);
  });

  it('is said only by its room where the room brings it', async () => {
    const said = await Promise.all(
      rooms.map(async ({ name, words }) => {
        const keys = Object.keys((await words?.files.en())?.default ?? {});
        return web
          .filter(({ path }) => !path.startsWith(`web/features/${name}/`))
          .flatMap(({ path, text }) =>
            keys.filter((key) => text.includes(`'${key}'`)).map((key) => `${key} (${path})`),
          );
      }),
    );
    expect(said.flat()).toEqual([]);
  });

  const missing = (entries: string[]) => entries.filter((entry) => !KEYS.includes(named(entry)));

  it('exists', () => {
    expect(missing(found(web, /\bid(?:: |=)\{?['"]([a-z-]+\.[^'"]+)['"]/g))).toEqual([]);
  });

  it('exists where it is chosen between two', () => {
    const rooms = [...new Set(KEYS.map((key) => key.split('.')[0]))].join('|');
    expect(missing(found(web, new RegExp(`[?:] '((?:${rooms})\\.[a-z0-9.-]+[a-z0-9])'`, 'g')))).toEqual([]);
  });

  it('begins like a message where it is put together', () => {
    const starts = found(web, /\bid(?:: |=\{)`([a-z-]+\.[^`$]*)\$\{/g);
    expect(starts.filter((entry) => !KEYS.some((key) => key.startsWith(named(entry))))).toEqual([]);
  });
});

describe('what the product knows has a name', () => {
  const prefixed = (prefix: string, names: readonly (string | number)[]) => names.map((name) => `${prefix}.${name}`);
  it.each([
    ['station styles', prefixed('app.style', STATION_BASES)],
    ['roles', prefixed('app.profile.role', ROLES)],
    ['training stages', prefixed('accounts.stage', TRAINING_STAGES)],
    ['educational stages', prefixed('accounts.educational-stage', EDUCATIONAL_STAGES)],
    ['specialties', prefixed('accounts.specialty', SPECIALTIES)],
    ['queues', prefixed('ops.queue', [...jobs.keys()])],
    ['whom a queue hurts', prefixed('ops.hurts', [...jobs.keys()])],
    ['findings', prefixed('ops.finding', FINDINGS)],
    ['acts', [...prefixed('ops.audit', ACTS), ...prefixed('ops.told', ACTS), ...prefixed('ops.act', ACTS)]],
    ['places', prefixed('ops.people', PLACES)],
    [
      'packs',
      prefixed(
        'questions.pack',
        PACKS.map(({ key }) => key),
      ),
    ],
    [
      'tags of the packs',
      PACKS.flatMap(({ groups }) =>
        groups.flatMap(({ key, tags }) => [`questions.tag-group.${key}`, ...prefixed('questions.tag', tags)]),
      ),
    ],
    [
      'areas of the body and their parts',
      ANATOMY.flatMap(({ key, parts }) => prefixed('questions.anatomy', [key, ...parts])),
    ],
    [
      'basic sciences and their topics',
      BASIC_SCIENCES.flatMap(({ key, topics }) => prefixed('questions.science', [key, ...topics])),
    ],
    [
      'parts and acts of stations',
      [...prefixed('stations.part', STATION_PARTS), ...prefixed('stations.act', STATION_ACTS)],
    ],
    [
      'flaws of stations and of their files',
      [
        ...prefixed('stations.flaw', STATION_FLAWS),
        ...prefixed('stations.editor.file.reason', Object.keys(FILE_REASONS)),
      ],
    ],
    [
      'consultations',
      [
        ...prefixed('consultations.state', CONSULTATION_STATES),
        ...prefixed('consultations.failure', ANSWER_FAILURES),
        ...prefixed('consultations.closed', CLOSED_BECAUSE),
        ...prefixed('consultations.speaker', SPEAKERS),
      ],
    ],
    [
      'steps of the wizard',
      ['step', 'title', 'about'].flatMap((part) => prefixed(`stations.wizard.${part}`, WIZARD_STEPS)),
    ],
    [
      'what a virtual patient lacks',
      [
        ...prefixed('stations.wizard.missing', MISSING_PARTS),
        ...prefixed('stations.wizard.unfit', UNFIT_REASONS),
        ...prefixed('stations.editor.unfit', UNFIT_REASONS),
      ],
    ],
    [
      'kinds, states and orders of reports',
      [
        ...prefixed('ops.reports.kind', REPORTED_KINDS),
        ...prefixed('ops.reports.state', REPORT_STATES),
        ...prefixed('ops.reports.empty', REPORT_STATES),
        ...prefixed('ops.reports.order', REPORT_ORDERS),
        ...prefixed('ops.audit', REPORT_ACTS),
      ],
    ],
    [
      'moderation',
      [
        ...prefixed('moderation.kind', REPORTED_THINGS),
        ...prefixed('moderation.standing', STANDINGS),
        ...prefixed('moderation.own', STANDINGS),
        ...prefixed('moderation.part', TARGET_PARTS),
        ...prefixed('moderation.decide', [...DECISIONS, 'close', 'confirm']),
        ...prefixed('moderation.act', [...CASE_ACTS, 'alone', 'removing']),
        ...prefixed('moderation.cell.act', [...CASE_ACTS, ...REPORT_ACTS, ...SANCTIONS, 'lift', 'accepted', 'refused']),
        ...prefixed('moderation.cell.what', [...REPORTED_THINGS, 'proposal', 'card', 'text', 'application']),
      ],
    ],
    ['reasons of reports', REPORT_KINDS.flatMap((kind) => REPORT_REASONS.map((reason) => reasonKey(kind, reason)))],
    [
      'plans',
      [
        ...prefixed('purchases.plan', PLANS),
        ...prefixed('purchases.per', PLANS),
        ...prefixed('purchases.renews', PLANS),
      ],
    ],
    ['packs', prefixed('quizzes.packs.name', PRACTISED_PACKS)],
    ['notifications', prefixed('accounts.notification', NOTIFICATION_KINDS)],
    ['changes of the second factor', prefixed('security.act', SECURITY_ACTS)],
  ])('%s', (_, keys) => {
    expect(keys.filter((key) => !KEYS.includes(key))).toEqual([]);
  });
});
