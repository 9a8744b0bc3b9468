import { displayName } from './person';
import { plainName } from './plain-name';

test.each([
  ['Rosa', 'Quint', 'Rosa Q.'],
  [' Ana María ', ' ruiz ', 'Ana María R.'],
  ['Élodie', 'über', 'Élodie Ü.'],
  ['Rosa', '', 'Rosa'],
])('%j %j is shown to others as %j', (first, last, shown) => expect(displayName(first, last)).toBe(shown));

test.each([
  ['  Rosa   Quint ', 'Rosa Quint'],
  ['Rosa\nQuint\u0000', 'Rosa Quint'],
  ['\u202etniuQ', 'tniuQ'],
  ['\u200b\u2060 ', ''],
  ['Jose\u0301', 'José'],
  ['李 👩‍⚕️', '李 👩‍⚕️'],
])('a name typed as %j is %j', (typed, name) => expect(plainName(typed)).toBe(name));
