import { join } from 'node:path';
import type { z } from 'zod';
import { type Language, LANGUAGES } from '~/domain/accounts/contract';
import { CONTENT, readYaml } from './read-yaml';

/** Reads `<folder>/<language>.yaml` for each language of the product. @throws Error with the file, the line and what is wrong there */
export const inEachLanguage = <S extends z.ZodType, T>(
  folder: string,
  schema: S,
  make: (data: z.output<S>) => T,
): Record<Language, T> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, make(readYaml(join(CONTENT, folder), `${language}.yaml`, schema).data)]),
  ) as Record<Language, T>;
