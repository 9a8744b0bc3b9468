import { DAYS_AHEAD } from './contract';
import { timeInvalid, timePast, timeSkipped, timeTooFar, timeTwice, zoneUnknown } from './refusals';
import { instantsOf, isZone, WALL_TIME } from './zone-time';

const DAY = 86_400_000;

/**
 * The instant that a host means.
 * @param which of the two, in an hour that daylight saving repeats
 * @throws Problem invalid `zone-unknown`, `time-invalid`, `time-skipped`, `time-twice`, `time-past`, `time-too-far`
 */
export function eventTime(
  { starts, zone, which }: { starts: string; zone: string; which: '' | 'earlier' | 'later' },
  now: Date,
): Date {
  if (!isZone(zone)) throw zoneUnknown();
  const [day = '', time = ''] = starts.split('T');
  // A day that no calendar has is not skipped by daylight saving.
  if (!WALL_TIME.test(starts) || instantsOf(`${day}T${time}`, 'UTC').length === 0) throw timeInvalid();
  const [first, second] = instantsOf(starts, zone);
  if (!first) throw timeSkipped();
  if (second && which === '') throw timeTwice();
  const at = which === 'later' && second ? second : first;
  if (at <= now) throw timePast();
  if (at.getTime() > now.getTime() + DAYS_AHEAD * DAY) throw timeTooFar();
  return at;
}

/** A time in the words of a language, as a clock of the zone shows it; for mails. */
export function whenInWords(at: Date, zone: string, language: 'en' | 'es'): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es', {
    timeZone: isZone(zone) ? zone : 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}
