import { type CalendarEvent, calendarOf, escapeText, fold } from './calendar';

const event: CalendarEvent = {
  uid: '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
  sequence: 2,
  starts_at: new Date('2026-10-25T00:30:00Z'),
  minutes: 90,
  title: 'Chest pain; ECG, and more',
  about: 'Bring a watch.\nWe begin on time.',
  url: 'https://practice.example/events/7/',
  cancelled: false,
  made_at: new Date('2026-10-01T12:00:00.123Z'),
};
/** The lines as a reader of RFC 5545 joins them. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar file', () => {
  it('says when in UTC, and ends every line with CRLF', () => {
    const file = calendarOf(event);
    expect(unfolded(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wardmates//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
      'DTSTAMP:20261001T120000Z',
      'DTSTART:20261025T003000Z',
      'DTEND:20261025T020000Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'SUMMARY:Chest pain\\; ECG\\, and more',
      'DESCRIPTION:Bring a watch.\\nWe begin on time.',
      'URL:https://practice.example/events/7/',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('takes a cancelled event out of calendars', () => {
    const lines = unfolded(calendarOf({ ...event, cancelled: true }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('lets no text begin a line of its own', () => {
    const title = 'Late\r\nATTENDEE:mailto:x@y.example\u2028END:VEVENT\u0007 \\n';
    const lines = unfolded(calendarOf({ ...event, title }));
    expect(lines).toContain('SUMMARY:Late\\nATTENDEE:mailto:x@y.example\\nEND:VEVENT \\\\n');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it.each([
    ['a\\b;c,d', 'a\\\\b\\;c\\,d'],
    ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['a\tb\u0000c\u007f', 'a\tbc'],
    ['“Práctica” – 心臓', '“Práctica” – 心臓'],
  ])('escapes %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

  it.each([
    ['SUMMARY:', 'x'.repeat(200)],
    ['SUMMARY:', 'ñ'.repeat(100)],
    ['SUMMARY:', `a${'👩‍⚕️'.repeat(30)}`],
    ['', 'y'.repeat(75)],
    ['', 'y'.repeat(76)],
  ])('folds %s%s into lines of 75 octets, and no character is cut', (name, text) => {
    const lines = fold(name + text).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(name + text);
    expect(lines.join('')).not.toContain('\ufffd');
    expect(lines).toHaveLength(Buffer.byteLength(name + text) <= 75 ? 1 : lines.length);
  });
});
