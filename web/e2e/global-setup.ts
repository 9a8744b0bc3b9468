import { startProductProcess } from './a-product';

/**
 * Starts the real product (three gateways, one worker, its own database with content and demo accounts) and tells the
 * tests where it is: E2E_URL and E2E_URL_2 are two gateways, E2E_SPARE_URL and E2E_SPARE_PID a third that a test may kill.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const started = await startProductProcess();
  process.env.E2E_CHROMIUM = started.chromium;
  process.env.E2E_URL = started.gateways[0]?.url;
  process.env.E2E_URL_2 = started.gateways[1]?.url;
  process.env.E2E_SPARE_URL = started.gateways[2]?.url;
  process.env.E2E_SPARE_PID = String(started.gateways[2]?.pid);
  process.env.E2E_DATABASE_URL = started.databaseUrl;
  return started.stop;
}
