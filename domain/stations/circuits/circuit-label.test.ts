import { freeSlug, labelOf, slugOf } from './circuit-label';

// rules: 3.5.28
it('the label is the new-label input if filled, else the chosen existing one (spec 3 §5)', () => {
  expect(labelOf(' Finals ', 'Chest')).toBe('Finals');
  expect(labelOf('   ', 'Chest')).toBe('Chest');
  expect(labelOf('', null)).toBe('');
});

it('a slug is made of letters without marks, figures and hyphens', () => {
  expect(slugOf('  Exploración & Día 2! ')).toBe('exploracion-dia-2');
  expect(slugOf('日本')).toBe('circuit');
  expect(slugOf('a'.repeat(200))).toHaveLength(60);
});

it('a slug that is taken gets a number', () => {
  expect(freeSlug('Finals', new Set(['finals', 'finals-2']))).toBe('finals-3');
});
