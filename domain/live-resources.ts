import { accountsLive } from './accounts/live';
import { circuitRunsLive } from './circuit-runs/live';
import { groupPracticeLive } from './group-practice/live';
import { audioPairingLive } from './audio-pairing/live';
import { consultationsLive } from './consultations/live';
import type { Live } from './kit/contract';
import { discussionLive } from './discussion/live';
import { groupCall } from './group-practice/call-contract';
import type { LiveImplementation } from './kit/live';
import { exchangeLive } from './questions/exchange/live';
import { quizzesLive } from './quizzes/live';
import { stationsLive } from './stations/live';

/** Every live resource that the database stands behind, by name. */
export const liveResources: ReadonlyMap<string, LiveImplementation> = new Map(
  ([...accountsLive, ...stationsLive, ...groupPracticeLive, ...audioPairingLive, ...discussionLive, ...quizzesLive, ...exchangeLive, ...consultationsLive, ...circuitRunsLive] as unknown as LiveImplementation[]).map((one) => [one.resource.name, one]),
);

/** Those of which nothing is ever stored: the gateways hold them, through Redis, and say themselves when they change. */
export const heldByGateways: readonly Live[] = [groupCall as unknown as Live];
