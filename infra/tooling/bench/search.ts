import { searchOffers, searchPage } from '~/domain/search/contract';
import { AIMS } from './aims';
import type { Measurement } from './benchmark';
import { asManyAsThePeer, type Kind, measureAsks } from './measure-asks';
import { NOTEBOOK_BANK, QUESTIONS, SECTIONS } from './notebook-bank';
import { median } from './statistics';
import { whole } from './tables';

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
/** Milliseconds between two searches of a person who types. */
const TYPING = 1_000;
const EACH = 60;

const asks =
  (address: string): Kind['asks'] =>
  ({ side, round, connections }) =>
    Array.from({ length: connections }, (_, connection) =>
      Array.from({ length: EACH }, (__, index) => {
        const nth = connection + (index + round * EACH) * connections;
        return {
          method: 'GET',
          path: `${address}?q=${encodeURIComponent(QUERIES[nth % QUERIES.length]!)}`,
          headers: side.headersOf(nth % side.people.length),
          body: '',
        };
      }),
    );

export const search: Measurement = {
  name: 'search',
  title: 'Search: 20,000 sections and 100,000 questions',
  peer: 'The peer is Fastify with a session from Redis and the same named statements on `pg`. It has no limits and no checked output.',
  run: (context) =>
    measureAsks(context, {
      filled: NOTEBOOK_BANK,
      holds: `${whole(SECTIONS)} sections, ${whole(QUESTIONS)} questions`,
      connections: 50,
      kinds: [
        {
          name: 'search at the pace of typing',
          cycle: true,
          pause: TYPING,
          // What the palette asks for while somebody types.
          asks: asks(searchOffers.path),
          figure: (_, { product }) => [AIMS.searchP50, median(product.map(({ p50 }) => p50))],
        },
        { name: 'search as fast as it is answered', cycle: true, asks: asks(searchPage.path), figure: asManyAsThePeer },
      ],
    }),
};
