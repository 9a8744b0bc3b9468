import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, 'answers');

export interface KeptAnswer {
  /** 200 if it says nothing. */
  status?: number;
  /** An answer in JSON. */
  json?: unknown;
  /** Any other answer, such as a picture. */
  type?: string;
  base64?: string;
}

/** What the product answered to one page, so that the page can be shown again without the product. Written by `record.ts`. */
export interface KeptScreen {
  /** The address of the page, without its origin. */
  path: string;
  /** When it was, in epoch milliseconds. */
  at: number;
  /** What the HTML came with, by address. */
  first: Record<string, unknown>;
  /** By `requestName`, in the order in which they came. The last one is given again. */
  answers: Record<string, KeptAnswer[]>;
  /** What the socket answered, by the name and the key of the live resource; null for a refusal. */
  live: Record<string, unknown>;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What is asked for, without what the browser makes up. */
export const requestName = (method: string, path: string, body: string | null): string =>
  `${method} ${path}${body ? ` ${body.replace(UUID, '*')}` : ''}`;

export const liveName = (resource: string, key: string | number): string => `${resource} ${key}`;

const fileOf = (name: string): string => join(FOLDER, `${name}.json`);

/** @throws if the screen was never recorded */
export const readScreen = (name: string): KeptScreen => JSON.parse(readFileSync(fileOf(name), 'utf8')) as KeptScreen;

export const writeScreen = (name: string, kept: KeptScreen): void =>
  writeFileSync(fileOf(name), `${JSON.stringify(kept, null, 1)}\n`);
