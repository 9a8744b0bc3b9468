import type { Input } from '~/domain/kit/contract';
import { MOST_SHOWS, type promotionsPage, type PromotionRow } from '~/domain/promotions/contract';

export type Values = Required<
  Omit<
    Input<typeof promotionsPage.actions.create>,
    'submission_id' | 'languages' | 'roles' | 'countries' | 'starts_at' | 'ends_at'
  >
> &
  Pick<PromotionRow, 'languages' | 'roles' | 'countries' | 'starts_at' | 'ends_at'>;

export const EMPTY: Values = {
  place: 'carousel',
  title_en: '',
  title_es: '',
  body_en: '',
  body_es: '',
  link_text_en: '',
  link_text_es: '',
  link: '',
  picture: '',
  languages: ['en'],
  roles: [],
  countries: [],
  starts_at: null,
  ends_at: null,
  most_shows: MOST_SHOWS.carousel,
  every_hours: 24,
};

export const valuesOf = (row: PromotionRow): Values => ({
  place: row.place,
  title_en: row.title_en,
  title_es: row.title_es,
  body_en: row.body_en,
  body_es: row.body_es,
  link_text_en: row.link_text_en,
  link_text_es: row.link_text_es,
  link: row.link,
  picture: row.picture,
  languages: row.languages,
  roles: row.roles,
  countries: row.countries,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  most_shows: row.most_shows,
  every_hours: row.every_hours,
});

/** An instant as the field of a form has it, in the zone of who writes; empty for none. */
export function localOf(instant: string | null): string {
  if (!instant) return '';
  const at = new Date(instant);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
export const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
