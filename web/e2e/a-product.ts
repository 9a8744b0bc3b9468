import { test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ModelServer, startModelServer } from '~/infra/tooling/testing/model-server';

export interface Started {
  chromium: string;
  gateways: { url: string; pid: number }[];
  databaseUrl: string;
}

/** The real product in processes of its own, until `stop`. @param env on top of this process' own */
export async function startProductProcess(env: NodeJS.ProcessEnv = {}): Promise<Started & { stop(): Promise<void> }> {
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
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: child.stdout! }).once('line', resolve)),
    exited.then(() => {
      throw new Error('The product for the browser tests did not start; what it said is above.');
    }),
  ]);
  return {
    ...(JSON.parse(line) as Started),
    async stop() {
      child.stdin!.end();
      await exited;
    },
  };
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
    E2E_CHROMIUM: process.env.E2E_CHROMIUM,
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
