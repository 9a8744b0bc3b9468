/** The calendar file of an event (RFC 5545). Times are UTC instants, so that no zone has to be described. Pure. */

export interface CalendarEvent {
  uid: string;
  sequence: number;
  starts_at: Date;
  minutes: number;
  title: string;
  about: string;
  /** The address of the event's page. */
  url: string;
  cancelled: boolean;
  /** When the file is made. */
  made_at: Date;
}

/** Octets of one line, without its end. */
const LINE_MAX = 75;
const MINUTE = 60_000;

const utc = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** TEXT of RFC 5545 §3.3.11: backslash, semicolon, comma and line ends are escaped; other control characters are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Folds a line of more than 75 octets (§3.1). No character is cut. */
export function fold(line: string): string {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    // A line that goes on begins with a space, which counts.
    if (octets + size > LINE_MAX) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...lines, part].join('\r\n');
}

/** PUBLISH offers the event; CANCEL takes it out of the calendars that have it. */
export const methodOf = ({ cancelled }: Pick<CalendarEvent, 'cancelled'>): 'CANCEL' | 'PUBLISH' =>
  cancelled ? 'CANCEL' : 'PUBLISH';

export function calendarOf(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wardmates//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.made_at)}`,
    `DTSTART:${utc(event.starts_at)}`,
    `DTEND:${utc(new Date(event.starts_at.getTime() + event.minutes * MINUTE))}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.about === '' ? [] : [`DESCRIPTION:${escapeText(event.about)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
