import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, formInt, id, int, jsonField, page } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';

export const DECK_NAME_MAX = 120;
export const DECK_DESCRIPTION_MAX = 2_000;
/** Cards in a deck of somebody who is no supporter (spec 2 §6, §9), and in any deck. */
export const CARDS_MAX = 100;
export const SUPPORTER_CARDS_MAX = 2_000;
/** Cards that one save may name. */
export const SAVED_AT_ONCE = 500;
/** Cards of one cloze text. */
export const CLOZE_CARDS_MAX = 50;
/** Rectangles over one picture, and characters of what one is called and of what the picture shows. */
export const RECTANGLES_MAX = 30;
export const LABEL_MAX = 200;
export const PICTURE_DESCRIPTION_MAX = 500;
/** The longest side of a card, in characters of HTML. */
export const SIDE_MAX = 20_000;
/** Colours and icons of a deck (spec 2 §9: 14 colours), as of a personal quiz. */
export const DECK_COLOURS = LOOK_COLOURS;
export const DECK_ICONS = LOOK_ICONS;
/** Where a deck comes from. An imported one stays private until its owner confirms the right to share it. */
export const DECK_ORIGINS = ['written', 'import', 'generated', 'clone'] as const;
export type DeckOrigin = (typeof DECK_ORIGINS)[number];

const tags = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((tag) => tag.trim() !== '') : value),
    z.array(z.string().trim().min(1).max(TAG_MAX)).max(TAGS_MAX),
  )
  .transform((all) =>
    all.filter((tag, index) => all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index),
  );

const yesOrNo = z.stringbool().or(z.boolean());

/** What a deck says of itself; name and description are required (spec 2 §5). */
export const deckHead = z.object({
  deck_name: z.string().trim().min(1).max(DECK_NAME_MAX),
  deck_description: z.string().trim().min(1).max(DECK_DESCRIPTION_MAX),
  deck_shared: yesOrNo.default(false),
  deck_cloneable: yesOrNo.default(false),
  deck_colour: z.enum(DECK_COLOURS),
  deck_icon: z.enum(DECK_ICONS),
  category: tags.default([]),
  language: z.enum(LANGUAGES).optional(),
});

/**
 * A saved card is `e` and its id; a new one is `n` and a number (spec 2 §4), or a UUID that the editor made, with which it is
 * saved once.
 */
const cardId = z.string().regex(/^(e[1-9]\d{0,9}|n\d{1,10}|n[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);
/** A picture of our own, or none. */
const picture = z.string().max(200).default('');

export const editedCard = z.object({
  id: cardId,
  front: z.string().max(SIDE_MAX),
  back: z.string().max(SIDE_MAX),
  front_image_url: picture,
  back_image_url: picture,
  tags: tags.default([]),
  /** The revision that was read, of a saved card. Without it, the save is unconditional. */
  revision: formInt().positive().optional(),
  /** Its place among the cards, from 1, if it was moved. */
  order: formInt().positive().max(SUPPORTER_CARDS_MAX).optional(),
});

const listOfCards = jsonField(z.array(editedCard).max(SAVED_AT_ONCE));

/** The revisions at which deleted cards were read, by id: one that was changed since is not deleted. */
const deletedRevisions = jsonField(z.record(z.string().regex(/^e[1-9]\d{0,9}$/), int().positive())).default({});

const idList = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(z.string().regex(/^e[1-9]\d{0,9}$/)).max(SAVED_AT_ONCE),
  )
  .default([]);

export const shownCard = z.object({
  id: z.string(),
  front: safeHtml(),
  back: safeHtml(),
  front_image_url: z.string(),
  back_image_url: z.string(),
  tags: z.array(z.string()),
  order: z.number().int(),
  revision: z.number().int(),
  /** The name of who saved it last; empty for its author. */
  changed_by: z.string(),
  /** The person who asks is the one who saved it last. */
  changed_by_self: z.boolean(),
  /** The `n…` id that an editor made it with; empty if it came in another way. */
  sent_id: z.string(),
});

/** The note from which a card and others were made; missing once the card was changed by itself. */
const clozeOfCard = z.object({
  /** The same for all its cards. */
  note: z.string(),
  /** The number of the words that this card asks for, from 1. */
  number: z.number().int(),
  /** With marks such as `{{c1::heart::organ}}`. */
  text: safeHtml(),
  /** Below every answer. */
  extra: safeHtml(),
  /** Of a picture with masks, which the text says. */
  occlusion: z
    .object({
      picture: z.string(),
      description: z.string(),
      /** Above the picture. */
      header: safeHtml(),
      /** What is behind each mask, in the order of the text. */
      labels: z.array(z.string()),
    })
    .nullable(),
});

/** A card as its editors see it. */
export const cardInEditor = shownCard.extend({ cloze: clozeOfCard.optional() });

/** What is saved as one, with several cards. */
const sentNote = z.object({
  /** `n…` and a UUID for a new one; for a saved one any of its cards. A card by itself becomes its first card. */
  id: cardId,
  /** Below every answer. */
  extra: z.string().max(SIDE_MAX).default(''),
  tags: tags.default([]),
  /** The revisions that were read, of all its cards: one that was changed since, and would be another now, is a conflict. */
  revisions: z.record(z.string().regex(/^e[1-9]\d{0,9}$/), int().positive()).default({}),
});

const share = z.number().min(0).max(1);
const rectangle = z
  .object({
    /** The card that asks for it, from 1. */
    number: z.number().int().min(1).max(RECTANGLES_MAX),
    /** In shares of the picture. */
    left: share,
    top: share,
    width: share.min(0.01),
    height: share.min(0.01),
    label: z.string().trim().max(LABEL_MAX).default(''),
  })
  .refine(({ left, top, width, height }) => left + width <= 1.0001 && top + height <= 1.0001, 'outside of the picture');

const sentOcclusion = sentNote.extend({
  picture: z.string().max(200),
  description: z.string().trim().min(1).max(PICTURE_DESCRIPTION_MAX),
  /** Whether the other rectangles are covered too while one is asked for. */
  hides_others: yesOrNo,
  rectangles: z.array(rectangle).min(1).max(RECTANGLES_MAX),
});

export const shownDeck = z.object({
  id: z.number().int(),
  deck_name: z.string(),
  deck_description: z.string(),
  deck_shared: z.boolean(),
  deck_cloneable: z.boolean(),
  deck_colour: z.string(),
  deck_icon: z.string(),
  category: z.array(z.string()),
  language: z.enum(LANGUAGES),
  revision: z.number().int(),
  origin: z.enum(DECK_ORIGINS),
  /** The owner of an imported deck has said that they may share it. */
  rights_confirmed: z.boolean(),
  /** Whether the reader owns it; who edits it may not share or delete it. */
  owned: z.boolean(),
  owner_name: z.string(),
  /** What the live resource of the deck says of this state. */
  live_version: z.number().int(),
});

const edited = z.object({
  deck: shownDeck,
  cards: z.array(cardInEditor),
  /** What the owner of the deck may have in it. */
  cards_max: z.number().int(),
});

const suggest_flashcard_back = action({
  summary:
    'What could stand on the back of a card, by its front. For supporters: 403 `suggestions-for-supporters` leads others to where one becomes one.',
  spec: 'spec 2 §5, §6, §7',
  input: z.object({ front: z.string().max(SIDE_MAX).default(''), language: z.enum(LANGUAGES).optional() }),
  output: z.object({ suggestion: safeHtml(), writer: z.enum(['offline', 'model']) }),
});

export const createDeck = page({
  path: '/flashcards/create-deck/',
  access: 'registered',
  summary: 'Where a deck is begun.',
  spec: 'spec 2 §2, §5, §7',
  data: z.object({ cards_max: z.number().int() }),
  actions: {
    suggest_flashcard_back,
    submit: action({
      summary: 'Make a deck, with its first cards. The same `submission_id` again answers the deck that it made.',
      spec: 'spec 2 §7',
      input: deckHead.extend({ cards: listOfCards.default([]), submission_id: z.uuid().optional() }),
      output: goTo,
    }),
  },
});

export const editDeck = page({
  path: '/flashcards/edit-deck/:deck_id/',
  example: 'deck',
  access: 'registered',
  summary: "The editor of one's own deck, or of one that its owner lets one edit.",
  spec: 'spec 2 §2, §4, §5, §7',
  params: z.object({ deck_id: id() }),
  data: edited,
  actions: {
    suggest_flashcard_back,
    submit: action({
      summary:
        'Save the deck and the cards that are named; others stay. 409 `deck-changed` or `cards-changed` when it was changed elsewhere since: nothing is saved then.',
      spec: 'spec 2 §7',
      input: deckHead.extend({
        /** The revision that was read. Without it, the save is unconditional. */
        revision: formInt().positive().optional(),
        cards: listOfCards.default([]),
        deletedCardIds: idList,
        deleted_revisions: deletedRevisions,
        /** The owner says that they may share what was imported; kept with the time. */
        rights_confirmed: yesOrNo.default(false),
      }),
      output: edited,
    }),
    autosave: action({
      summary: 'Save one card, as it is left for another one. Answers its id and revision.',
      spec: 'spec 2 §4, §7',
      input: z.object({
        card: jsonField(editedCard),
      }),
      output: z.object({ card: cardInEditor }),
    }),
    save_cloze: action({
      summary:
        'Save a cloze text. There is a card for each of its numbers: cards are made, changed and deleted accordingly. 409 `reviewed-cards-go` if one that goes was reviewed, until `confirmed`; 409 `cards-changed` and `cloze-elsewhere`; 422 `no-cloze`, `cloze-too-long`.',
      input: z.object({
        cloze: jsonField(sentNote.extend({ text: z.string().max(SIDE_MAX) })),
        /** Delete cards also if somebody has reviewed them. */
        confirmed: yesOrNo.default(false),
      }),
      output: edited,
    }),
    save_occlusion: action({
      summary:
        'Save a picture with rectangles over it, as `save_cloze` does with a text. 422 `picture-not-ours` for a picture that was not uploaded here.',
      input: z.object({ occlusion: jsonField(sentOcclusion), confirmed: yesOrNo.default(false) }),
      output: edited,
    }),
    reorder_deck: action({
      summary: 'Put the cards in another order: their ids, comma-joined. Cards that are not named come after.',
      spec: 'spec 2 §7',
      input: z.object({
        order: z
          .string()
          .max(30_000)
          .regex(/^e\d{1,10}(,e\d{1,10})*$/)
          .transform((text) => text.split(',').map((one) => Number(one.slice(1))))
          .pipe(z.array(int().positive())),
      }),
      output: z.object({ ok: z.literal(true) }),
    }),
    delete_deck: action({
      summary: 'Delete the deck. What was reviewed stays with those who reviewed it.',
      spec: 'spec 2 §7',
      input: z.object({}),
      output: goTo,
    }),
  },
});
