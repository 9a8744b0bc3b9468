/** What happens at stations that other rooms follow (`../kit/event.ts`). */
import { domainEvent } from '../kit/event';

/** A station was submitted; `account_id` is the candidate. */
export const attemptRecorded = domainEvent<{ account_id: number; station_id: number }>('stations.attempt-recorded');

/** A station was written anew, or was published. */
export const stationWritten = domainEvent<{ station_id: number }>('stations.written');
