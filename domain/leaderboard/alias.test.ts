import { aliasFlaw, aliasKey, suggestAlias, tidyAlias } from './alias';

it.each([
  ['ab', 'length'],
  ['a'.repeat(25), 'length'],
  ['12345', 'form'],
  ['<b>bold', 'form'],
  ['calm  heron', null],
  [' heron ', null],
  ['he\u200bron', null],
  ['heron!', 'form'],
  ['Moderator', 'reserved'],
  ['m0derat0r', 'reserved'],
  ['Staff 7', 'reserved'],
  ['Búho sereno 4', null],
])('%j: %s', (typed, flaw) => expect(aliasFlaw(tidyAlias(typed))).toBe(flaw));

it('two that look alike have one key', () => {
  for (const other of ['calm heron 22', 'Calm-Heron-22', 'CÁLM HERON 22', 'ca1m her0n 22'])
    expect(aliasKey(tidyAlias(other))).toBe(aliasKey('Calm Heron 22'));
  expect(aliasKey('Calm Heron 23')).not.toBe(aliasKey('Calm Heron 22'));
});

it('every suggestion is taken', () => {
  for (const language of ['en', 'es'] as const)
    for (let at = 0; at < 10; at += 1) expect(aliasFlaw(suggestAlias(language, (below) => at % below))).toBeNull();
});
