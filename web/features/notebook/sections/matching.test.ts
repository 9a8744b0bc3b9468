import { matching } from './matching';

const SECTIONS = [
  { title: 'Qué es', text: '<p>Inflamación del <strong>páncreas</strong>.</p>' },
  { title: 'Management', text: '<p>Fluids, analgesia.</p>' },
];
const titles = (words: string) => matching(SECTIONS, words).map(({ title }) => title);

// rules: 2.2.48
it('has the sections with every word, in title or text, without accents and tags', () => {
  expect(titles('pancreas')).toEqual(['Qué es']);
  expect(titles('FLUIDS manage')).toEqual(['Management']);
  expect(titles('fluids pancreas')).toEqual([]);
  expect(titles('strong')).toEqual([]);
  expect(titles('  ')).toEqual(['Qué es', 'Management']);
});
