const CHANGES = /\b(?:delete\s+from|truncate|update\s+\w+(?:\s+\w+)?\s+set)\b/i;

/** Browser tests change no rows past the product: another test may count on them. */
export const ownRowsRule = {
  meta: {
    type: 'problem',
    docs: { description: 'no SQL of a browser test deletes or updates' },
    schema: [],
    messages: {
      problem: 'Make what the test needs, or use a command of web/e2e/database.ts that changes its own rows.',
    },
  },
  create(context) {
    const check = (node, text) => CHANGES.test(text) && context.report({ node, messageId: 'problem' });
    return {
      Literal: (node) => void (typeof node.value === 'string' && check(node, node.value)),
      TemplateElement: (node) => void check(node, node.value.cooked ?? node.value.raw),
    };
  },
};
