import { join, resolve } from 'node:path';

export const root = resolve(__dirname, '../../..');

/** Where data lives between runs: DATA_DIR, from the root of the project. */
export const dataDir = (env: NodeJS.ProcessEnv = process.env): string => resolve(root, env.DATA_DIR || '.data');

/** How a TypeScript program of the project is run in development: in one process, without a build. */
export const runTypeScript = (file: string): string[] => ['--require', 'tsx/cjs', join(root, file)];

export const vite = join(root, 'node_modules/vite/bin/vite.js');
