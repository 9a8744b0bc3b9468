import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { action, call, formInt, id, jsonField, page } from '~/domain/kit/contract';
import { IMAGE_BYTES_MAX } from '~/domain/images/contract';
import { ANATOMY_AREAS, partsOf } from '~/domain/questions/authoring/anatomy';
import { BASIC_SCIENCES } from '~/domain/questions/authoring/basic-science';
import { cardInEditor, editedCard } from '../decks/contract';

export const uploadFlashcardImage = call({
  method: 'POST',
  path: '/content/image/flashcard_image_upload/',
  access: 'registered',
  summary:
    'Upload a picture for a side of a card, as the multipart field `upload`. Its address is in `flashcard_images`.',
  spec: 'spec 2 §5, §9',
  input: z.object({}),
  output: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  bodyLimit: IMAGE_BYTES_MAX + 64 * 1024,
});

const next = z.string().max(2_000).default('');

export const editCard = page({
  path: '/flashcards/edit-card/:card_id/',
  example: 'deck',
  access: 'registered',
  summary: "One card of one's own deck, or of one that one may edit.",
  spec: 'spec 2 §2',
  params: z.object({ card_id: id() }),
  query: z.object({ next }),
  data: z.object({
    card: cardInEditor,
    deck: z.object({ id: z.number().int(), deck_name: z.string() }),
    /** Where saving leads: an address of ours. */
    next_url: z.string(),
  }),
  actions: {
    submit: action({
      summary: 'Save the card. 409 `cards-changed` when it was changed elsewhere since.',
      spec: 'spec 2 §2',
      input: editedCard.omit({ id: true, order: true }).extend({ next }),
      output: goTo,
    }),
  },
});

/** Tissues that a card of anatomy is about; named `flashcards.tissue.<key>`. */
export const TISSUES = ['bone', 'joint', 'muscle', 'nerve', 'vessel', 'organ', 'skin', 'other'] as const;
export const FOCUS_MAX = 120;
const SCIENCES = BASIC_SCIENCES.map(({ key }) => key) as [string, ...string[]];
export const scienceTopics = (science: string): readonly string[] =>
  BASIC_SCIENCES.find(({ key }) => key === science)?.topics ?? [];

const orEmpty = <S extends z.ZodType>(schema: S) => schema.or(z.literal('')).default('');
/** The filing of a card of a pack, beside its topic (spec 2 §3: pack defaults). Empty for other cards. */
export const filing = z
  .object({
    anatomy_tissue_type: orEmpty(z.enum(TISSUES)),
    anatomy_area: orEmpty(z.enum(ANATOMY_AREAS)),
    anatomy_sub_area: z.string().max(60).default(''),
    focus: z.string().trim().max(FOCUS_MAX).default(''),
    basic_science: orEmpty(z.enum(SCIENCES)),
    basic_science_topic: z.string().max(60).default(''),
  })
  .refine(
    ({ anatomy_area, anatomy_sub_area }) => !anatomy_sub_area || partsOf(anatomy_area).includes(anatomy_sub_area),
    {
      path: ['anatomy_sub_area'],
      message: 'not a part of the area',
    },
  )
  .refine(
    ({ basic_science, basic_science_topic }) =>
      !basic_science_topic || scienceTopics(basic_science).includes(basic_science_topic),
    { path: ['basic_science_topic'], message: 'not a topic of the science' },
  );
export type Filing = z.output<typeof filing>;

/** The pack or the collection of a card. The other one is left out, empty or 0. */
const noneOrId = z.preprocess((value) => (value === '' || Number(value) === 0 ? undefined : value), id().optional());
export const packOrCollection = { pack: noneOrId, collection: noneOrId };

const filingShown = z.record(z.string(), z.string());

export const sentFiling = jsonField(filing).prefault({});

/** What a card of a pack can be filed under. */
export const packsToWriteFor = z.object({
  decks: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['pack', 'collection']),
      deck_name: z.string(),
      /** Tags that its cards have. */
      tags: z.array(z.string()),
      /** What a new card of it starts with; `specialty` and `topic` are 0 if there is none. */
      defaults: z.object({ specialty: z.number().int(), topic: z.number().int(), filing: filingShown }),
    }),
  ),
  topics: z.array(z.object({ id: z.number().int(), specialty_id: z.number().int(), name: z.string() })),
});

export const createCard = page({
  path: '/flashcards/create-card/',
  access: 'registered',
  summary: 'Where authors and moderators add one card to a pack or collection.',
  spec: 'spec 2 §2, §3, §9',
  query: z.object({
    success: z.stringbool().catch(false).default(false),
    pack: formInt().catch(0).default(0),
  }),
  data: packsToWriteFor.extend({
    /** The person publishes alone; others propose the card to a second person. */
    publishes: z.boolean(),
  }),
  actions: {
    submit: action({
      summary:
        'Add the card to a pack or to a collection, at its end; who does not moderate proposes it. The same `submission_id` adds one.',
      spec: 'spec 2 §7',
      input: editedCard
        .omit({ id: true, order: true, revision: true })
        .extend({
          ...packOrCollection,
          topic: formInt().nonnegative().default(0),
          filing: sentFiling,
          /** What is chosen here is what the next card of the pack starts with, for everybody. Not of a card that is proposed. */
          keep_defaults: z.stringbool().or(z.boolean()).default(false),
          submission_id: z.uuid().optional(),
        })
        .refine(({ pack, collection }) => (pack === undefined) !== (collection === undefined), {
          path: ['pack'],
          message: 'either a pack or a collection',
        }),
      output: goTo,
    }),
  },
});
