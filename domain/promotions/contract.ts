import { z } from 'zod';
import { COUNTRIES } from '../accounts/countries';
import { action, call, done, formInt, id, noInput, type Output, page, type PageData } from '../kit/contract';
import { IMAGE_KEY } from '../images/contract';
import { LANGUAGES, ROLES } from '../kit/person';
import { CLAIMS } from './claims';

/** Where a promotion is shown: in the carousel of the start page, or sliding in at the side. */
export const PLACES = ['carousel', 'slide-in'] as const;
export type Place = (typeof PLACES)[number];
/** Whom it is for, besides people with a role: those without an account. */
export const AUDIENCES = ['visitor', ...ROLES] as const;
export type Audience = (typeof AUDIENCES)[number];

export const TITLE_MAX = 80;
export const BODY_MAX = 240;
export const LINK_TEXT_MAX = 40;
/** Promotions that one person is shown in the carousel at once. */
export const CAROUSEL_MAX = 12;
/** How often a promotion is shown on a device if nobody chose otherwise: one that slides in interrupts, one in the carousel does not. */
export const MOST_SHOWS: Readonly<Record<Place, number>> = { carousel: 50, 'slide-in': 3 };
/** Promotions that there can be, drafts and past ones too. */
export const PROMOTIONS_MAX = 200;
/** Milliseconds after which the numbers of what is shown are asked for anew. */
export const COUNT_AGAIN = 30_000;

const counts = z.object(
  Object.fromEntries(CLAIMS.map((claim) => [claim, z.number().int()])) as Record<(typeof CLAIMS)[number], z.ZodNumber>,
);

const shownPromotion = z.object({
  id: z.number().int(),
  place: z.enum(PLACES),
  title: z.string(),
  body: z.string(),
  link_text: z.string(),
  link: z.string(),
  /** The address of a picture; empty without one. */
  picture: z.string(),
  /** How often it is shown on a device at most, in the carousel once a tab; and for a slide-in, hours between. */
  most_shows: z.number().int(),
  every_hours: z.number().int(),
});
export type ShownPromotion = z.output<typeof shownPromotion>;

export const shownPromotions = call({
  method: 'GET',
  path: '/api/promotions/',
  access: 'anyone',
  summary:
    'The promotions for who asks, in their language and order, with the numbers of their claims as they are now.',
  spec: 'spec 1 §6, §9',
  input: noInput,
  output: z.object({ items: z.array(shownPromotion), counts: counts.partial() }),
});
export type ShownPromotions = Output<typeof shownPromotions>;

export const notePromotion = call({
  method: 'POST',
  path: '/api/promotions/note/',
  access: 'anyone',
  summary: 'Count that a promotion was seen or followed. Who it was is not kept.',
  input: z.object({ promotion_id: id(), what: z.enum(['view', 'click']) }),
  output: done,
});

export const dismissPromotion = call({
  method: 'POST',
  path: '/api/promotions/dismiss/',
  access: 'registered',
  summary: 'Never show a promotion to this person again. Visitors are remembered by their device alone.',
  input: z.object({ promotion_id: id() }),
  output: done,
});

/** A list that a form sends as one field, several or none. */
const several = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(300),
  );
const time = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.iso.datetime({ offset: true }).nullable(),
);
const text = (most: number) => z.string().trim().max(most).default('');
const texts = {
  title_en: text(TITLE_MAX),
  title_es: text(TITLE_MAX),
  body_en: text(BODY_MAX),
  body_es: text(BODY_MAX),
  link_text_en: text(LINK_TEXT_MAX),
  link_text_es: text(LINK_TEXT_MAX),
};

const promotionForm = z.object({
  place: z.enum(PLACES),
  ...texts,
  /** An address of this product. */
  link: z
    .string()
    .trim()
    .max(300)
    .regex(/^(\/([^/].*)?)?$/)
    .default(''),
  /** The key of an uploaded picture; empty without one. */
  picture: z.union([z.literal(''), z.string().regex(IMAGE_KEY)]).default(''),
  languages: several(z.enum(LANGUAGES)),
  /** Empty for everybody, as are `countries`. */
  roles: several(z.enum(AUDIENCES)),
  countries: several(z.enum(COUNTRIES)),
  starts_at: time,
  ends_at: time,
  most_shows: formInt().min(1).max(50).default(MOST_SHOWS['slide-in']),
  every_hours: formInt().min(1).max(720).default(24),
});
export type PromotionForm = z.output<typeof promotionForm>;

const promotionRow = promotionForm.extend({
  id: z.number().int(),
  revision: z.number().int(),
  published: z.boolean(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  roles: z.array(z.enum(AUDIENCES)),
  countries: z.array(z.string()),
  /** In all, and in the last 30 days. */
  views: z.number().int(),
  clicks: z.number().int(),
  views_lately: z.number().int(),
  clicks_lately: z.number().int(),
  changed_at: z.string(),
});
export type PromotionRow = z.output<typeof promotionRow>;

const which = z.object({ promotion_id: id(), revision: formInt().positive() });
const saved = z.object({ id: z.number().int(), revision: z.number().int() });

export const promotionsPage = page({
  path: '/ops/promotions/',
  access: 'staff',
  summary: 'What staff write to tell people what there is: texts, audience, time, order, and how often it was seen.',
  spec: 'spec 1 §6, §9',
  data: z.object({
    items: z.array(promotionRow),
    counts,
    /** Addresses that a promotion can lead to. */
    addresses: z.array(z.string()),
  }),
  actions: {
    create: action({
      summary: 'Write a new one; it is shown to nobody before it is published. Sent twice, it is one.',
      input: promotionForm.extend({ submission_id: z.uuid() }),
      output: saved,
    }),
    save: action({
      summary:
        'Change one. 422 `promotion-flawed` for a published one that could not be published so; 409 `promotion-changed`.',
      input: promotionForm.extend(which.shape),
      output: saved,
    }),
    publish: action({
      summary:
        'Show it from now on, to its audience and in its time. 422 `promotion-flawed` with each flaw; 409 `promotion-changed`.',
      input: which,
      output: saved,
    }),
    withdraw: action({ summary: 'Show it to nobody. 409 `promotion-changed`.', input: which, output: saved }),
    remove: action({ summary: 'Delete it with its numbers. 409 `promotion-changed`.', input: which, output: done }),
    order: action({
      summary: 'Put all of them into this order. 422 `promotion-order` where the list is not that of all.',
      input: z.object({ ids: several(id()) }),
      output: done,
    }),
  },
});
export type PromotionsData = PageData<typeof promotionsPage>;
