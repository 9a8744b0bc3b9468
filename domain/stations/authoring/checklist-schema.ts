/** The published JSON Schema of a checklist's file. Runs in the browser too. */
import { ITEMS_MAX, ITEM_TITLE_MAX, SECTIONS_MAX, SECTION_TITLE_MAX } from './checklist-rows';

export const CHECKLIST_SCHEMA_PATH = '/schemas/checklist.json';

const order = {
  type: 'integer',
  minimum: 0,
  maximum: 1_000_000,
  description: 'Where it stands; where it is left out, the order of the file counts.',
} as const;
const id = { description: 'Ignored: the import gives new ids.' } as const;
const title = (maxLength: number) =>
  ({ type: 'string', maxLength, pattern: '\\S', description: 'Plain text: HTML is refused.' }) as const;

export const CHECKLIST_JSON_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: CHECKLIST_SCHEMA_PATH,
  title: 'Checklist of a clinical station',
  description: `Sections in their order, each with its items; together at most ${ITEMS_MAX} items. What the station editor exports and imports.`,
  type: 'array',
  minItems: 1,
  maxItems: SECTIONS_MAX,
  items: {
    type: 'object',
    required: ['title', 'items'],
    additionalProperties: false,
    properties: {
      id,
      order,
      title: title(SECTION_TITLE_MAX),
      items: {
        type: 'array',
        maxItems: ITEMS_MAX,
        items: {
          type: 'object',
          required: ['title'],
          additionalProperties: false,
          properties: { id, order, title: title(ITEM_TITLE_MAX) },
        },
      },
    },
  },
} as const;
