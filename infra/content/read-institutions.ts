import { z } from 'zod';
import { CONTENT, readYaml } from './read-yaml';

/** Real medical and nursing schools. `country` is ISO 3166-1 alpha-2. */
export const institutionsFile = z
  .array(
    z.strictObject({
      name: z.string().trim().min(3).max(160),
      country: z.string().regex(/^[A-Z]{2}$/),
      is_verified: z.boolean(),
    }),
  )
  .min(1);

/** @throws Error that names the file, the line and what is wrong there */
export const readInstitutions = (folder = CONTENT): z.output<typeof institutionsFile> =>
  readYaml(folder, 'institutions.yaml', institutionsFile).data;
