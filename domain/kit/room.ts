import type { Live } from './contract';
import type { Follower } from './event';
import type { JobOperations } from './job-operations';
import type { LiveImplementation } from './live';
import type { Mail } from './mail';
import type { PersonalData } from './personal-data';
import type { ProfileListImplementation } from './profile-list-implementation';
import type { PushSource } from './push';
import type { Target } from './target';
import type { TodaySource } from './today';

/** What a room of the product is made of. `<room>/room.ts` says it; `domain/rooms.ts` lists the rooms. */
export interface Room {
  /** The name of its folder on every floor. */
  readonly name: string;
  /** Its contract modules, by part: pages, calls, live resources and jobs. */
  readonly contracts: Readonly<Record<string, object>>;
  /** The tables that it alone writes; `schema.sql` beside its `room.ts` shows them. */
  readonly tables: readonly string[];
  /** What stands behind its live resources. */
  readonly live: readonly LiveImplementation[];
  /** Live resources without rows: the gateways hold them in Redis. */
  readonly heldByGateways: readonly Live[];
  /** Its jobs, with what operators read of them. */
  readonly jobs: readonly JobOperations[];
  /** The mails that it sends (`mail.ts`). */
  readonly mails: readonly Mail[];
  /** Its reactions to events of other rooms (`event.ts`). */
  readonly followers: readonly Follower[];
  /** What it holds of a person. */
  readonly personalData: PersonalData;
  /** Its lists on the page of one's own learning, `/profile/`. */
  readonly profileLists: readonly ProfileListImplementation[];
  /** What of it the start page shows to somebody signed in. */
  readonly today: readonly TodaySource[];
  /** What of it can be reported, hidden and appealed. */
  readonly moderated: readonly Target[];
  /** What of it a second person decides on (`domain/review/reviewable.ts`). */
  readonly reviewed: readonly { readonly kind: string }[];
  /** What it says to devices while the product is not open. */
  readonly pushes: readonly PushSource[];
}

/** Each part knows the types of its own contract. A list of all of them cannot. */
interface Parts extends Pick<Room, 'name' | 'contracts' | 'personalData'> {
  tables?: readonly string[];
  live?: readonly { readonly resource: { readonly name: string } }[];
  heldByGateways?: readonly { readonly kind: 'live'; readonly name: string }[];
  jobs?: readonly { readonly job: { readonly name: string } }[];
  mails?: readonly { readonly kind: 'mail'; readonly name: string }[];
  followers?: readonly Follower[];
  profileLists?: readonly { readonly list: { readonly list: string } }[];
  today?: readonly TodaySource[];
  pushes?: readonly PushSource[];
  moderated?: readonly Target[];
  reviewed?: Room['reviewed'];
}

/** @throws Error for a room that does not declare what it holds of a person */
export function room({
  name,
  contracts,
  tables = [],
  live = [],
  heldByGateways = [],
  jobs = [],
  mails = [],
  followers = [],
  profileLists = [],
  today = [],
  pushes = [],
  moderated = [],
  reviewed = [],
  personalData,
}: Parts): Room {
  if (!personalData) throw new Error(`the room ${name} does not declare what it holds of a person (personalData)`);
  return {
    name,
    contracts,
    tables,
    live: live as readonly LiveImplementation[],
    heldByGateways: heldByGateways as readonly Live[],
    jobs: jobs as readonly JobOperations[],
    mails: mails as readonly Mail[],
    followers,
    profileLists: profileLists as readonly ProfileListImplementation[],
    today,
    pushes,
    moderated,
    reviewed,
    personalData,
  };
}
