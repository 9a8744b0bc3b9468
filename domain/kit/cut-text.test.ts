import { cutText } from './cut-text';

it.each<[string, string, number, string]>([
  ['a text that fits', 'heart', 5, 'heart'],
  ['a text that does not', 'heart', 3, 'hea'],
  ['an emoji over the end', 'ab🫀c', 3, 'ab'],
  ['an emoji before the end', 'ab🫀c', 4, 'ab🫀'],
  ['a family', 'a👩‍👩‍👧b', 8, 'a'],
  ['a flag', 'a🇪🇸🇬🇧', 5, 'a🇪🇸'],
  ['half a flag more', 'a🇪🇸🇬🇧', 7, 'a🇪🇸'],
  ['an accent of its own', 'cafe\u0301s', 4, 'caf'],
  ['a line end of two characters', 'a\r\nb', 2, 'a'],
  ['an emoji alone that is too long', '👩‍👩‍👧', 4, '👩‍'],
  ['half an emoji', '🫀', 1, ''],
  ['nothing', '🫀', 0, ''],
])('%s', (_name, text, max, cut) => expect(cutText(text, max)).toBe(cut));

it('never makes half a character, and is never longer than it may be', () => {
  const text = 'Heart 🫀🫁 e\u0301 👩🏽‍⚕️ 🇪🇸🇬🇧 ñ 한국 ก็ end'.repeat(3);
  for (let max = 0; max <= text.length; max += 1) {
    const cut = cutText(text, max);
    expect(cut.length).toBeLessThanOrEqual(max);
    expect([text.startsWith(cut), /\p{Cs}/u.test(cut)]).toEqual([true, false]);
  }
});
