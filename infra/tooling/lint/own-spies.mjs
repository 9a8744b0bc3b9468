const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
const isCallOf = (node, name) => {
  const { callee } = node;
  const called = callee?.type === 'CallExpression' ? callee.callee : callee;
  return (called?.name ?? called?.object?.name) === name;
};

/** A spy that is made while a file loads is lost: `openWorld` restores all spies before the first test of a file. */
export const ownSpiesRule = {
  meta: {
    type: 'problem',
    docs: { description: 'spies are made in a test or in beforeEach' },
    schema: [],
    messages: { problem: 'Make the spy in beforeEach or in the test: one that is made while the file loads is lost.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.object?.name !== 'jest' || node.callee.property?.name !== 'spyOn') return;
        let around = node.parent;
        while (
          around &&
          (!isFunction(around) || (around.parent?.type === 'CallExpression' && isCallOf(around.parent, 'describe')))
        )
          around = around.parent;
        if (!around) context.report({ node, messageId: 'problem' });
      },
    };
  },
};
