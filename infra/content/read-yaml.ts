import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isNode, LineCounter, parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import { root } from '~/infra/process/root';

/** Where the starter content lies. */
export const CONTENT = join(root, 'infra', 'content');

/** Where a thing of a file stands, for messages: from the root of the repository, with the line. */
export interface Place {
  file: string;
  /** The line of the part at a path, such as `[3, 'slug']`; 1 if there is none. */
  line(path: readonly PropertyKey[]): number;
}

function placeIn(path: string, text: string): Place {
  // Read again with its lines, which takes longer, only if there is something to say.
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const line = (at: readonly PropertyKey[]): number => {
    for (let depth = at.length; depth > 0; depth -= 1) {
      const node: unknown = document.getIn(at.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file: shown(path), line };
}

const shown = (path: string): string => {
  const [folder, file] = [basename(dirname(path)), basename(path)];
  return folder === 'content' ? `infra/content/${file}` : `infra/content/${folder}/${file}`;
};

const fail = (path: string, text: string, at: readonly PropertyKey[], message: string): never => {
  const place = placeIn(path, text);
  throw new Error(`${place.file}:${place.line(at)}: ${message}`);
};

/** A file of the content, and how to refuse a part of it. */
export interface ContentFile<T> {
  data: T;
  /** @throws Error with the file and the line of the part at a path */
  refuse(at: readonly PropertyKey[], message: string): never;
}

/**
 * Reads a YAML file of the content.
 *
 * @throws Error with the file, the line and what is wrong there: first what is no YAML, then what the schema refuses
 */
export function readYaml<S extends z.ZodType>(folder: string, name: string, schema: S): ContentFile<z.output<S>> {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const { message, linePos } = error as { message: string; linePos?: [{ line: number }] };
    throw new Error(`${shown(path)}:${linePos?.[0].line ?? 1}: ${message.split(' at line')[0]}`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(path, text, issue!.path, `${issue!.path.join('.')}: ${issue!.message}`);
  }
  return { data: parsed.data, refuse: (at, message) => fail(path, text, at, message) };
}
