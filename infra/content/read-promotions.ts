import { z } from 'zod';
import { ofOsceBank } from '~/domain/promotions/addresses';
import { typedNumber, unknownClaims } from '~/domain/promotions/claims';
import { AUDIENCES, BODY_MAX, LINK_TEXT_MAX, PLACES, TITLE_MAX } from '~/domain/promotions/contract';
import { LANGUAGES } from '~/domain/kit/person';
import { CONTENT, readYaml } from './read-yaml';

const text = (most: number) => z.string().trim().min(1).max(most).optional();

/** `infra/content/promotions.yaml`. */
const promotionsFile = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    place: z.enum(PLACES),
    link: z.string().regex(/^\/.*\/$/),
    languages: z.array(z.enum(LANGUAGES)).min(1),
    roles: z.array(z.enum(AUDIENCES)).default([]),
    title: text(TITLE_MAX),
    body: text(BODY_MAX),
    link_text: text(LINK_TEXT_MAX),
    title_es: text(TITLE_MAX),
    body_es: text(BODY_MAX),
    link_text_es: text(LINK_TEXT_MAX),
  }),
);
export type StarterPromotion = z.output<typeof promotionsFile>[number];

/** @throws Error that names the file, the line and what is wrong there */
export function readPromotions(folder = CONTENT): StarterPromotion[] {
  const { data, refuse } = readYaml(folder, 'promotions.yaml', promotionsFile);
  const keys = new Set<string>();
  for (const [index, one] of data.entries()) {
    const say = (field: string, message: string) => refuse([index, field], `${one.key}: ${message}`);
    if (keys.has(one.key)) say('key', 'is there twice');
    keys.add(one.key);
    if (one.languages.includes('es') && !ofOsceBank(one.link)) say('link', 'is not of the OSCE station bank');
    // English has an entry of its own.
    if (one.languages.includes('es') && /^\/(insights\/)?osce-stations\//.test(one.link)) say('link', 'is in English');
    for (const language of one.languages)
      for (const name of ['title', 'body', 'link_text'] as const) {
        const field = language === 'es' ? (`${name}_es` as const) : name;
        const written = one[field];
        if (written === undefined) say('languages', `${field} is missing`);
        else if (unknownClaims(written).length > 0) say(field, `nothing counts ${unknownClaims(written).join()}`);
        else if (typedNumber(written) !== null) say(field, 'a number stands where one is counted');
      }
  }
  return data;
}
