const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

/** The clock of a device can be set, and jumps: time is measured by `web/live/server-time.ts`. */
export const steadyClockRule = {
  meta: {
    type: 'problem',
    docs: { description: 'time is measured by a clock that nobody can set' },
    schema: [],
    messages: {
      problem: 'A device’s clock jumps. Measure with `serverNow()` or `steadyNow()` of web/live/server-time.ts.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      const reads =
        callee.type === 'MemberExpression' &&
        isDate(callee.object) &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'now';
      if (reads) context.report({ node, messageId: 'problem' });
    },
    // `until - new Date()`, and the same with its milliseconds.
    NewExpression(node) {
      if (!isDate(node.callee) || node.arguments.length > 0) return;
      const { parent } = node;
      const asNumber = parent.type === 'MemberExpression' && ['getTime', 'valueOf'].includes(parent.property.name);
      if (asNumber || parent.type === 'BinaryExpression' || parent.type === 'UnaryExpression')
        context.report({ node, messageId: 'problem' });
    },
  }),
};
