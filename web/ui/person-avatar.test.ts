import { initialsOf } from './person-avatar';

it.each<[string, string, string]>([
  ['two words', 'ana ruiz', 'AR'],
  ['one word', 'Noor', 'N'],
  ['three words', 'Ana María Ruiz', 'AM'],
  ['an emoji as a word', 'Noor 😀', 'N'],
  ['an emoji before a letter', 'Noor 😀Bell', 'NB'],
  ['a sign', '<b> (Ruiz)', 'BR'],
  ['a letter of two units', '𝒩oor', '𝒩'],
  ['a figure', 'Ward 7', 'W7'],
  ['signs alone', '😀 <', ''],
])('has the initials of a name with %s', (_name, name, initials) => expect(initialsOf(name)).toBe(initials));
