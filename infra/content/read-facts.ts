import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SPECIALTY_KEYS, type SpecialtyKey } from '~/domain/questions/specialties';
import { factFamily, type ParsedFactFamily } from './fact-content';

const FOLDER = join(__dirname, 'facts');

/** A family of facts with the specialty whose file it stands in. */
export type Family = ParsedFactFamily & { specialty: SpecialtyKey };

const file = z.object({ families: z.array(factFamily) });

/**
 * The structured clinical facts that the offline writer asks about, in the order of their files.
 * @throws Error that names the file, the family and what is wrong in it
 */
export function readFacts(folder = FOLDER): Family[] {
  const slugs = new Set<string>();
  return SPECIALTY_KEYS.filter((specialty) => readdirSync(folder).some((name) => name.replace(/\.[cm]?[jt]s$/, '') === specialty)).flatMap((specialty) => {
    const loaded: unknown = require(join(folder, specialty));
    const parsed = file.safeParse(loaded);
    if (!parsed.success) throw new Error(`infra/content/facts/${specialty}: ${parsed.error.issues.map((issue) => `${nameOf(loaded, issue.path)}${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
    for (const { slug } of parsed.data.families) {
      if (slugs.has(slug)) throw new Error(`infra/content/facts/${specialty}: the slug ${slug} is there twice`);
      slugs.add(slug);
    }
    return parsed.data.families.map((family) => ({ ...family, specialty }));
  });
}

/** The slug of the family that an issue is in, for whoever has to find it. */
function nameOf(loaded: unknown, [, index]: readonly PropertyKey[]): string {
  const families = (loaded as { families?: unknown }).families;
  const family: unknown = Array.isArray(families) && typeof index === 'number' ? families[index] : null;
  return typeof family === 'object' && family !== null && 'slug' in family ? `${String(family.slug)}: ` : '';
}
