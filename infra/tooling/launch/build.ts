import { buildAll } from './build-all';
import { step } from './progress';
import { runMain } from './until-stopped';

/** `npm run build`: what production runs, into `dist/` and `web/dist/`. */
async function main(): Promise<number> {
  await step('Gateway, workers and web app', buildAll);
  return 0;
}

void runMain(main);
