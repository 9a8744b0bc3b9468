/** What reads a text by rules of the language and needs no schema. */
const READERS = new Set(['JSON', 'Date']);

/** In the browser contracts come without their schemas (`web/build/schemaless.ts`): nothing there may parse with one. */
export const schemalessRule = {
  meta: {
    type: 'problem',
    docs: { description: 'no schema parses in the browser' },
    schema: [],
    messages: { problem: 'In the browser there are no schemas: see web/build/schemaless.ts.' },
  },
  create: (context) => ({
    CallExpression(node) {
      const { type, object, property } = node.callee;
      if (type !== 'MemberExpression' || property.type !== 'Identifier') return;
      const parses =
        property.name === 'safeParse' ||
        (property.name === 'parse' && !(object.type === 'Identifier' && READERS.has(object.name)));
      if (parses) context.report({ node, messageId: 'problem' });
    },
  }),
};
