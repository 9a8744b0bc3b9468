import { startProductProcess } from './a-product';
import { startTurnServer } from './turn-server';

/**
 * Starts the real product (three gateways, one worker, its own database with content and demo accounts) and tells the
 * tests where it is: E2E_URL and E2E_URL_2 are two gateways, E2E_SPARE_URL and E2E_SPARE_PID a third that a test may kill.
 * E2E_TURN is the address of a TURN server where there is one; calls use it only when they find no shorter way.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const turn = await startTurnServer((line) => process.stderr.write(`${line}\n`));
  const started = await startProductProcess(turn ? { TURN_URLS: turn.url, TURN_SECRET: turn.secret } : {}).catch(
    async (error: unknown) => {
      await turn?.stop();
      throw error;
    },
  );
  process.env.E2E_CHROMIUM = started.chromium;
  process.env.E2E_URL = started.gateways[0]?.url;
  process.env.E2E_URL_2 = started.gateways[1]?.url;
  process.env.E2E_SPARE_URL = started.gateways[2]?.url;
  process.env.E2E_SPARE_PID = String(started.gateways[2]?.pid);
  process.env.E2E_DATABASE_URL = started.databaseUrl;
  if (turn) process.env.E2E_TURN = turn.url;
  return async () => {
    await started.stop();
    await turn?.stop();
  };
}
