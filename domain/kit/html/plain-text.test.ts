import { plainText } from './plain-text';

describe('plain text', () => {
  it.each([
    ['lines stay, in one way of ending', 'a\r\nb\rc\n d', 'a\nb\nc\n d'],
    ['many empty lines are one', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['control and direction characters go', 'a\u0000\u0007\u202eb\u200f\ufeffc', 'abc'],
    ['tabs, accents and joined emoji stay', 'á\tñ 👩‍⚕️', 'á\tñ 👩‍⚕️'],
    ['markup is only text', '<b>no</b> &amp;', '<b>no</b> &amp;'],
    ['what surrounds it goes', ' \n a \n ', 'a'],
    ['what cannot be seen is nothing', '\u200b\u2060 \u202e', ''],
  ])('%s', (_, typed, plain) => expect(plainText(typed)).toBe(plain));
});
