import { startChild } from '../embedded/child';
import { checkPorts } from './check-ports';
import { root, vite } from './paths';
import { runMain, stopSignal } from './until-stopped';

/** `npm run gallery`: the parts of the interface in all their states, with hot reload. Needs no other server. */
async function main(): Promise<number> {
  const stopped = stopSignal();
  const host = process.env.HOST || '127.0.0.1';
  const port = Number(process.env.PORT || 3005);
  await checkPorts([port], host, 'npm run gallery');
  const child = await startChild({
    command: process.execPath,
    args: [vite, '--config', 'web/gallery/vite.config.ts', '--host', host, '--port', String(port), '--strictPort'],
    cwd: root,
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    inherit: true,
  });
  const ended = await Promise.race([child.exited, stopped.then(() => null)]);
  if (ended === null) await child.stop(3_000);
  return ended?.code ?? 0;
}

void runMain(main);
