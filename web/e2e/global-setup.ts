import { rmSync } from 'node:fs';
import { PRODUCTS, startProductProcess } from './a-product';
import { startTurnServer } from './turn-server';

/**
 * Builds the product and prepares the database that the product of each worker copies (`a-product.ts`). E2E_TURN is the address
 * of a TURN server, if there is one; calls use it only when they find no shorter way.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(PRODUCTS, { recursive: true, force: true });
  const turn = await startTurnServer((line) => process.stderr.write(`${line}\n`));
  if (turn) Object.assign(process.env, { E2E_TURN: turn.url, TURN_URLS: turn.url, TURN_SECRET: turn.secret });
  const prepared = await startProductProcess({ PRODUCT_GATEWAYS: '0' }).catch(async (error: unknown) => {
    await turn?.stop();
    throw error;
  });
  Object.assign(process.env, prepared.servers, { E2E_CHROMIUM: prepared.chromium });
  return async () => {
    await prepared.stop();
    await turn?.stop();
  };
}
