import { accountsRoom } from './accounts/room';
import { actsRoom } from './acts/room';
import { annotationsRoom } from './annotations/room';
import { audioPairingRoom } from './audio-pairing/room';
import { circuitRunsRoom } from './circuit-runs/room';
import { classesRoom } from './classes/room';
import { consultationsRoom } from './consultations/room';
import { discussionRoom } from './discussion/room';
import { eventsRoom } from './events/room';
import { flashcardsRoom } from './flashcards/room';
import { groupPracticeRoom } from './group-practice/room';
import { imagesRoom } from './images/room';
import { kudosRoom } from './kudos/room';
import { mailsRoom } from './mails/room';
import { leaderboardRoom } from './leaderboard/room';
import { learningRoom } from './learning/room';
import { moderationRoom } from './moderation/room';
import { notebookRoom } from './notebook/room';
import { opsRoom } from './ops/room';
import { promotionsRoom } from './promotions/room';
import { declareReviewables, type Reviewable } from './review/reviewable';
import { reviewRoom } from './review/room';
import { purchasesRoom } from './purchases/room';
import { questionsRoom } from './questions/room';
import { quizzesRoom } from './quizzes/room';
import { searchRoom } from './search/room';
import { sharedResultsRoom } from './shared-results/room';
import { stationsRoom } from './stations/room';
import { statisticsRoom } from './statistics/room';
import { reportsRoom } from './reports/room';
import { reserveSlugs } from './stations/authoring/reserved-slugs';
import type { Call, Job, Live, Page } from './kit/contract';
import type { Follower } from './kit/event';
import type { JobOperations } from './kit/job-operations';
import type { LiveImplementation } from './kit/live';
import type { Mail } from './kit/mail';
import type { PushSource } from './kit/push';
import type { ProfileListImplementation } from './kit/profile-list-implementation';
import type { TodaySource } from './kit/today';
import type { Room } from './kit/room';

/** Every room of the product. */
export const rooms: readonly Room[] = [
  accountsRoom,
  actsRoom,
  annotationsRoom,
  audioPairingRoom,
  circuitRunsRoom,
  classesRoom,
  consultationsRoom,
  discussionRoom,
  eventsRoom,
  flashcardsRoom,
  groupPracticeRoom,
  imagesRoom,
  kudosRoom,
  mailsRoom,
  leaderboardRoom,
  learningRoom,
  moderationRoom,
  notebookRoom,
  opsRoom,
  promotionsRoom,
  reviewRoom,
  purchasesRoom,
  questionsRoom,
  quizzesRoom,
  reportsRoom,
  searchRoom,
  sharedResultsRoom,
  stationsRoom,
  statisticsRoom,
];

/** @throws Error when two rooms use one name */
function byName<T>(what: string, all: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [name, one] of all) {
    if (found.has(name)) throw new Error(`there are two of the ${what} ${name}`);
    found.set(name, one);
  }
  return found;
}

export const roomsByName: ReadonlyMap<string, Room> = byName(
  'room',
  rooms.map((room) => [room.name, room]),
);

/** Every live resource that has rows behind it, by name. */
export const liveResources: ReadonlyMap<string, LiveImplementation> = byName(
  'live resource',
  rooms.flatMap(({ live }) => live.map((one) => [one.resource.name, one] as const)),
);

/** Live resources without rows: the gateways hold them in Redis, and announce them themselves. */
export const heldByGateways: readonly Live[] = rooms.flatMap((room) => room.heldByGateways);

/** What operators read of every job, by the job's name. */
export const jobOperations: ReadonlyMap<string, JobOperations> = byName(
  'job',
  rooms.flatMap((room) => room.jobs.map((one) => [one.job.name, one] as const)),
);

/** Every job of the product, by name. */
export const jobs: ReadonlyMap<string, Job> = new Map([...jobOperations].map(([name, { job }]) => [name, job]));

/** Every mail, by name. */
export const mails: ReadonlyMap<string, Mail> = byName(
  'mail',
  rooms.flatMap((room) => room.mails.map((mail) => [mail.name, mail] as const)),
);

/** Every room's reactions to events of other rooms. */
export const followers: readonly Follower[] = rooms.flatMap((room) => room.followers);

/** Every list of `/profile/`, by name. */
export const profileLists: ReadonlyMap<string, ProfileListImplementation> = byName(
  'list of the profile',
  rooms.flatMap((room) => room.profileLists.map((one) => [one.list.list, one] as const)),
);

/** The sources from which the start page of a signed-in person reads what to do today, by kind. */
export const todaySources: ReadonlyMap<string, TodaySource> = byName(
  'kind of what to do today',
  rooms.flatMap((room) => room.today.map((one) => [one.kind, one] as const)),
);

/** The sources of push messages to devices while the product is not open, by kind. */
export const pushSources: ReadonlyMap<string, PushSource> = byName(
  'kind of push message',
  rooms.flatMap((room) => room.pushes.map((one) => [one.kind, one] as const)),
);

declareReviewables(
  byName(
    'kind that is reviewed',
    rooms.flatMap((room) => room.reviewed.map((one) => [one.kind, one as Reviewable] as const)),
  ),
);

type Contract = Page | Call | Live | Job;
const KINDS: readonly unknown[] = ['page', 'call', 'live', 'job'] satisfies Contract['kind'][];
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind);

const roomsByContract = new Map(
  rooms.flatMap((room) =>
    Object.values(room.contracts).flatMap((module) =>
      Object.values(module)
        .filter(isContract)
        .map((contract) => [contract as unknown, room.name] as const),
    ),
  ),
);

/** Every page, call, live resource and job that a room's contracts export. */
export const contracts = [...roomsByContract.keys()] as readonly Contract[];

/** The paths of pages and calls. */
export const paths: readonly string[] = contracts.flatMap((one) => ('path' in one ? [one.path] : []));
// No station may take one of these addresses as its slug.
reserveSlugs(paths);

/**
 * The room of a page or call.
 * @throws Error for one that no room's contracts export
 */
export function roomOf(contract: { readonly path: string }): string {
  const name = roomsByContract.get(contract);
  if (name === undefined) throw new Error(`${contract.path} is in no room's contract`);
  return name;
}
