import { z } from 'zod';
import { CONTENT, readYaml } from './read-yaml';

/** How a drug reaches the body, and the words for it in both languages, folded. */
export const ROUTES = {
  oral: /\b(?:oral(?:ly|es)?|by mouth|via oral|por boca|tablets?|capsules?|comprimidos?)\b/,
  iv: /\b(?:iv|intravenous(?:ly)?|intravenos[ao]s?|intravenous infusion)\b/,
  im: /\b(?:im|intramuscular(?:ly|es)?)\b/,
  sc: /\b(?:sc|subcutaneous(?:ly)?|subcutane[ao]s?)\b/,
  inhaled: /\b(?:inhal\w*|puffs?|pulsaciones)\b/,
  nebulised: /\b(?:nebuli[sz]\w*|nebuliz\w*)\b/,
  rectal: /\b(?:rectal(?:ly)?|enemas?)\b/,
  sublingual: /\bsublingual(?:ly)?\b/,
  buccal: /\bbuccal(?:ly)?\b|\bvia bucal\b/,
  nasal: /\b(?:(?:intra)?nasal(?:ly)?)\b/,
  patch: /\b(?:patch|transdermal|parche|transdermic[ao])\b/,
  topical: /\b(?:topical(?:ly)?|topic[ao]s?|cream|ointment|crema|pomada)\b/,
  vaginal: /\bvaginal(?:ly)?\b/,
} as const;
type Route = keyof typeof ROUTES;

/** `oral 250-1000 mg`: by this route an adult takes so much at one time. */
const dose = z
  .string()
  .regex(new RegExp(`^(?:${Object.keys(ROUTES).join('|')}) [\\d.]+-[\\d.]+ \\S+$`))
  .transform((written) => {
    const [route, range, unit] = written.split(' ') as [Route, string, string];
    const [least, most] = range.split('-').map(Number) as [number, number];
    return { route, least, most, unit };
  })
  .refine(({ least, most }) => least > 0 && least <= most, 'the least dose comes first');

/** `infra/content/drugs.yaml`. */
export const drugsFile = z.array(
  z.strictObject({
    en: z.string().trim().min(3),
    /** The name in Spanish, if it is another. */
    es: z.string().trim().min(3).optional(),
    doses: z.array(dose).min(1),
  }),
);
export type Drug = z.output<typeof drugsFile>[number];

/** Adult doses of common drugs. @throws Error that names the file, the line and what is wrong there */
export function readDrugs(folder = CONTENT): Drug[] {
  const { data, refuse } = readYaml(folder, 'drugs.yaml', drugsFile);
  const seen = new Set<string>();
  data.forEach(({ en }, index) => {
    if (seen.has(en)) refuse([index, 'en'], `${en} is there twice`);
    seen.add(en);
  });
  return data;
}
