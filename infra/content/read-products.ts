import { PACK_KEYS } from '~/domain/questions/authoring/packs';
import { packEntitlement, SUPPORTER } from '~/domain/purchases/entitlements/abilities';
import { type ParsedProducts, productsContent } from './product-content';
import { CONTENT, readYaml } from './read-yaml';

/** @throws Error that names the file, the line and what is wrong there */
export function readProducts(folder = CONTENT): ParsedProducts {
  const { data, refuse } = readYaml(folder, 'products.yaml', productsContent);
  const slugs = new Set<string>();
  const grantable = new Set<string>([SUPPORTER, ...PACK_KEYS.map(packEntitlement)]);
  data.products.forEach(({ slug, entitlements, free_packs, prices }, index) => {
    const say = (field: string, message: string) => refuse(['products', index, field], `${slug}: ${message}`);
    if (slugs.has(slug)) say('slug', 'is there twice');
    slugs.add(slug);
    for (const one of entitlements) if (!grantable.has(one)) say('entitlements', `nothing asks for ${one}`);
    for (const pack of free_packs)
      if (!PACK_KEYS.some((known) => known === pack)) say('free_packs', `there is no pack ${pack}`);
    const countries = Object.values(prices).flatMap((price) => price.countries);
    if (new Set(countries).size !== countries.length) say('prices', 'a country has two prices');
    if (countries.length > 0 && Object.values(prices).filter((price) => price.elsewhere).length !== 1)
      say('prices', 'exactly one price is for elsewhere');
  });
  for (const [index, { code, products }] of data.coupons.entries())
    for (const one of products)
      if (!slugs.has(one)) refuse(['coupons', index, 'products'], `${code}: there is no product ${one}`);
  return data;
}
