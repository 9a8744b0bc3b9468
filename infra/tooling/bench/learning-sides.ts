import type { Client } from 'pg';
import { type Filling, startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { PEOPLE, personOf } from './bank';
import { startBareProgram } from './bare-program';
import type { SideName } from './plan';
import { depsOf, productEnv } from './product-side';
import { type Headers, signIn, signInAtPeer } from './sessions';
import { openDatabase } from './side';

export interface LearningSide {
  name: SideName;
  url: string;
  pid: number;
  /** Who may ask here. Each side has its own people, so that neither meets what the other did. */
  people: number[];
  headersOf(index: number): Headers;
}

interface LearningSides {
  product: LearningSide;
  peer: LearningSide;
  database: Client;
  stop(): Promise<void>;
}

const everyOther = (first: 0 | 1) => Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index + first));

/** The product and its bare peer on one database that holds `filled`. */
export async function startLearningSides(servers: TestServers, filled: Filling): Promise<LearningSides> {
  const env = productEnv(`bench-${filled.name}`.replaceAll('_', '-'));
  const product = await startProduct({
    gateways: 1,
    workers: 0,
    web: false,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env,
    filled,
  });
  const { databaseUrl } = product;
  const database = await openDatabase(databaseUrl);
  const deps = await depsOf(env, databaseUrl, servers.redisUrl);
  const [ours, theirs] = [everyOther(0), everyOther(1)];
  const headers = await signIn(deps, ours);
  await deps.close();
  const peer = await signInAtPeer(servers.redisUrl, theirs);
  const program = await startBareProgram('bare-learning', { ...peer.env, DATABASE_URL: databaseUrl });
  const { url, pid } = product.gateways[0]!;
  return {
    product: { name: 'product', url, pid, people: ours, headersOf: (index) => headers[index]! },
    peer: {
      name: 'peer',
      url: program.url,
      pid: program.pid,
      people: theirs,
      headersOf: (index) => peer.headers[index]!,
    },
    database,
    async stop() {
      await program.stop();
      await database.end();
      await product.stop();
    },
  };
}
