import type { Client } from 'pg';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { search, searchOffersOf } from '~/domain/search/search.query';
import { systemClock } from '~/infra/process/deps';
import { plansOf, type StatementPlan } from '../testing/plans';
import { createPrepared } from '../testing/product';
import { personOf } from './bank';
import type { Measurement, Result } from './benchmark';
import { NOTEBOOK_BANK, QUESTIONS, SECTIONS } from './notebook-bank';
import { productEnv } from './product-side';
import { databaseOn, openDatabase } from './side';
import { median } from './statistics';
import { table, whole } from './tables';

const reader = { id: personOf(0), language: 'en' as const };
const rights = { notebook: false, packs: [] };
const typing = (q: string) => (read: Reader) => searchOffersOf(read, reader, rights, { q, texts: false });
const page = (q: string) => (read: Reader) => search(read, reader, rights, { q });

/** The six commonest forms of a query. */
const FORMS: readonly [form: string, q: string, run: (read: Reader) => Promise<unknown>][] = [
  ['beginning of a title', 'pneumon', typing('pneumon')],
  ['beginning of a term', 'blood thi', typing('blood thi')],
  ['one word', 'asthma', page('asthma')],
  ['abbreviation', 'MI', page('MI')],
  ['several words', 'treatment of hyperkalaemia', page('treatment of hyperkalaemia')],
  ['misspelt', 'pnuemonia', page('pnuemonia')],
];
/** What costs as little as a statement can: one row by its key. */
const bare = statement<{ kind: string }, []>(
  'bench.bare-statement',
  `SELECT kind FROM search_documents WHERE kind = 'topic' AND language = 'en' ORDER BY entity_id LIMIT 1`,
);
const ROUNDS = 5;

interface Form {
  form: string;
  q: string;
  plans: StatementPlan[];
  /** Of all its statements together, and of the bare one beside them. */
  milliseconds: number;
  bare: number;
}

/** Each form and the bare statement in turn, on a database that holds the bank. */
export async function formsOn(client: Client): Promise<Form[]> {
  const rounds: Form[][] = FORMS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, [form, q, run]] of FORMS.entries()) {
      const [beside] = await plansOf(client, systemClock, (read) => read.sql.all(bare, []));
      const plans = await plansOf(client, systemClock, run);
      const milliseconds = plans.reduce((sum, plan) => sum + plan.milliseconds, 0);
      rounds[index]!.push({ form, q, plans, milliseconds, bare: beside!.milliseconds });
    }
  return rounds.map((of) => ({
    ...of[0]!,
    milliseconds: median(of.map((one) => one.milliseconds)),
    bare: median(of.map((one) => one.bare)),
  }));
}

function report(forms: readonly Form[]): Result {
  const used = (plans: readonly StatementPlan[]) => [
    ...new Set(plans.flatMap(({ scans }) => scans).filter((scan) => scan.startsWith('Bitmap Index'))),
  ];
  const lines = forms.map(({ form, q, plans, milliseconds, bare: beside }) => [
    form,
    `\`${q}\``,
    whole(plans.length),
    whole(plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0)),
    whole(plans.reduce((sum, { buffers }) => sum + buffers, 0)),
    milliseconds.toFixed(1),
    beside.toFixed(2),
    [...new Set(plans.flatMap(({ sequential }) => sequential))].join(' ') || '–',
    used(plans).length > 0 ? 'index' : '–',
  ]);
  const heads = ['form', 'query', 'statements', 'rows', 'buffers', 'ms', 'bare ms', 'whole tables', 'words by'];
  const text = [
    `${whole(SECTIONS)} sections, ${whole(QUESTIONS)} questions. Rows and index entries looked at, 8 kB buffers, milliseconds of PostgreSQL, the bare statement in turn.`,
    table(heads, lines),
  ].join('\n\n');
  return { text, figures: [] };
}

/** What PostgreSQL does for the six commonest forms of a query. */
export const searchForms: Measurement = {
  name: 'search-forms',
  title: 'Search: plans of the six commonest forms',
  peer: 'The peer is one statement that reads a row by its key.',
  async run({ servers, say }) {
    say('filling the database');
    const name = 'bench_search_forms';
    const env = { ...productEnv('bench-search-forms'), REDIS_URL: servers.redisUrl };
    await createPrepared(servers.databaseUrl, name, env, NOTEBOOK_BANK);
    const client = await openDatabase(databaseOn(servers.databaseUrl, name));
    try {
      return report(await formsOn(client));
    } finally {
      await client.end();
    }
  },
};
