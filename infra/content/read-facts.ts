import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SPECIALTY_KEYS, type SpecialtyKey } from '~/domain/questions/specialties';
import { factFamily, type ParsedFactFamily } from './fact-content';
import { CONTENT, readYaml } from './read-yaml';

const FOLDER = join(CONTENT, 'facts');

/** A family of facts with the specialty whose file it stands in. */
export type Family = ParsedFactFamily & { specialty: SpecialtyKey };

export const factsFile = z.array(factFamily);

/**
 * The structured clinical facts that the offline writer asks about, in the order of the specialties.
 * @throws Error that names the file, the line and what is wrong there
 */
export function readFacts(folder = FOLDER): Family[] {
  const slugs = new Set<string>();
  const files = readdirSync(folder);
  return SPECIALTY_KEYS.filter((specialty) => files.includes(`${specialty}.yaml`)).flatMap((specialty) => {
    const { data, refuse } = readYaml(folder, `${specialty}.yaml`, factsFile);
    data.forEach(({ slug }, index) => {
      if (slugs.has(slug)) refuse([index, 'slug'], `the slug ${slug} is there twice`);
      slugs.add(slug);
    });
    return data.map((family) => ({ ...family, specialty }));
  });
}
