/** Whether a schema is made of a text or a number that was sent. */
const isCoerced = (node) =>
  node.type === 'CallExpression'
    ? isCoerced(node.callee)
    : node.type === 'MemberExpression' &&
      ((node.property.type === 'Identifier' && node.property.name === 'coerce') || isCoerced(node.object));

/** A column of the database holds 32 bits: a whole number that is sent and has no bound would be a failure there. */
export const boundedRule = {
  meta: {
    type: 'problem',
    docs: { description: 'whole numbers that are sent are bounded' },
    schema: [],
    messages: {
      problem: 'A whole number without a bound: use `formInt()`, `formInstant()` or `id()` of domain/kit/contract.ts.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { type, object, property } = node.callee;
      if (type !== 'MemberExpression' || property.type !== 'Identifier' || property.name !== 'int') return;
      if (isCoerced(object)) context.report({ node, messageId: 'problem' });
    },
  }),
};
