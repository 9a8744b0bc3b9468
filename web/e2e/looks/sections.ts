import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sections of the gallery: each is a file, named after its id. Dialogs are looked at one by one. */
export const sectionIds: readonly string[] = readdirSync(join(__dirname, '../../gallery/sections'))
  .flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? [])
  .sort();
