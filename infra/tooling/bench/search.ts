import { href } from '~/domain/kit/contract';
import { searchPage } from '~/domain/search/contract';
import type { Benchmark } from './benchmark';
import { measureReading } from './reading';

/** What people type: names, beginnings, abbreviations, misspelt words, both languages, several words. */
const QUERIES = [
  'heart failure',
  'asthma',
  'pneumon',
  'mi',
  'copd',
  'hart failure',
  'pnuemonia',
  'treatment of hyperkalaemia',
  'chest pain',
  'insuficiencia cardiaca',
  'infarto',
  'warfarin',
  'acute kidney injury',
  'gout',
  'diab',
  'suicide risk',
  'high blood pressure',
  'cranial nerve examination',
  'blood gas',
  'headache',
  'epilepsey',
  'thyroid storm',
  'sepsis',
  'zzyzx qwrtp',
];
/** Of somebody who types: a search each time they stop for a moment. */
const TYPING = 1_000;

export const search: Benchmark = {
  name: 'search',
  title: 'Search: 20,000 sections and 100,000 questions',
  peer: 'The peer is Fastify with a session from Redis and the same named statements on `pg`. It has no limits and no checked output.',
  run: (context) =>
    measureReading(
      context,
      'bench-search',
      [
        { name: 'search at the pace of typing', pause: TYPING, aimed: true },
        { name: 'search as fast as it is answered', pause: 0, aimed: false },
      ],
      (nth) => href(searchPage, {}, { q: QUERIES[nth % QUERIES.length]! }),
    ),
};
