import { accountsLive } from './accounts/live';
import { groupPracticeLive } from './group-practice/live';
import type { LiveImplementation } from './live';
import { stationsLive } from './stations/live';

/** Every live resource of the product, by name. */
export const liveResources: ReadonlyMap<string, LiveImplementation> = new Map(
  ([...accountsLive, ...stationsLive, ...groupPracticeLive] as unknown as LiveImplementation[]).map((one) => [one.resource.name, one]),
);
