import { test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type ModelServer, startModelServer } from '~/infra/tooling/testing/model-server';

interface Gateway {
  url: string;
  pid: number;
}

export interface Product {
  chromium: string;
  /** Variables that name the servers on which it runs. */
  servers: NodeJS.ProcessEnv;
  gateways: Gateway[];
  databaseUrl: string;
  /** Starts one more, which a test may kill. */
  startGateway(): Promise<Gateway>;
  stop(): Promise<void>;
}

/** Those that run now. */
const running = new Set<Product>();

/** The real product in processes of its own, until `stop`. @param env on top of this process' own */
export async function startProductProcess(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--require', 'tsx/cjs', 'infra/tooling/testing/product-process.ts'],
    {
      cwd: join(__dirname, '../..'),
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout! });
  const answer = async <T>(): Promise<T> => {
    const [line] = await Promise.race([
      once(lines, 'line'),
      exited.then(() => {
        throw new Error('A product for the browser tests has ended; its messages are above.');
      }),
    ]);
    return JSON.parse(line as string) as T;
  };
  const product: Product = {
    ...(await answer<Omit<Product, 'startGateway' | 'stop'>>()),
    startGateway() {
      child.stdin!.write('gateway\n');
      return answer<Gateway>();
    },
    async stop() {
      running.delete(product);
      child.stdin!.end();
      await exited;
    },
  };
  running.add(product);
  return product;
}

/** The data and the logs of each worker's product. */
export const PRODUCTS = join(__dirname, '../../.data/test-results/products');

let ours: Product | null = null;
let starting: Promise<Product> | null = null;

/**
 * The product of this worker's tests: two gateways, a worker, a database, a Redis namespace and a data folder that no other
 * worker uses. Starts with the first call.
 */
export const ourProduct = (): Promise<Product> =>
  (starting ??= startProductProcess({
    DATA_DIR: join(PRODUCTS, process.env.TEST_WORKER_INDEX ?? 'pictures'),
  }).then((product) => (ours = product)));

export async function stopOurProduct(): Promise<void> {
  await (await starting?.catch(() => null))?.stop();
  [ours, starting] = [null, null];
}

/** The same for a program that is no test. @returns what stops it */
export async function startForPictures(): Promise<() => Promise<void>> {
  process.env.E2E_CHROMIUM = (await ourProduct()).chromium;
  return stopOurProduct;
}

/** The one at an address; ours unless another one answers there. */
export function productAt(url: string): Product {
  const product = [...running].find(({ gateways }) => gateways.some((gateway) => gateway.url === url)) ?? ours;
  if (!product) throw new Error('The product of this worker has not started: see people.ts');
  return product;
}

/** A product of its own that asks a model which the tests speak for. Both are there from the first test of the file to its last. */
export interface WithModel {
  readonly url: string;
  readonly model: ModelServer;
}

/**
 * To be called once at the top of a file: its tests share one model, so they run one after the other, in one process, and
 * there is one such product rather than one for every worker.
 *
 * @param env on top of what names the model
 */
export function productWithModel(env: NodeJS.ProcessEnv = {}): WithModel {
  test.describe.configure({ mode: 'default' });
  let model: ModelServer;
  let product: Awaited<ReturnType<typeof startOwnProduct>>;
  test.beforeAll(async () => {
    model = await startModelServer();
    product = await startOwnProduct({ AI_BASE_URL: model.baseUrl, AI_API_KEY: 'key', AI_MODEL: 'model', ...env });
  });
  test.afterAll(async () => {
    await product?.stop();
    await model.close();
  });
  return {
    get url() {
      return product.url;
    },
    get model() {
      return model;
    },
  };
}

/** One more product, with one gateway, data and logs of its own, so that a test may do to it what others would suffer from. */
export async function startOwnProduct(
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; dataDir: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-product-'));
  const product = await startProductProcess({
    PRODUCT_GATEWAYS: '1',
    DATA_DIR: folder,
    ...env,
  });
  return {
    url: product.gateways[0]!.url,
    dataDir: folder,
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
