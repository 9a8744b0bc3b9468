/** Names of texts, also as the end of a longer name; this rule knows no types. */
const TEXT =
  /(?:^|[a-z_])(?:address|asked|back|body|by|candidate|description|explanation|field|front|guid|html|input|letter|line|media|message|name|q|query|raw|reason|rest|said|search|slug|stem|tag|text|title|type|typed|unknown|userAgent|whole|word|written)$/i;
/** What answers a text. */
const OF_A_TEXT = new Set([
  'join',
  'normalize',
  'replace',
  'replaceAll',
  'text',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'trimEnd',
  'trimStart',
]);
const TO_TEXT = /^(?:String|cell|clean|plain|plainText|reveal|storable|toPlainText)$/;
/** Shorter ones are the beginnings of hashes and dates. */
const LONG = 20;

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : '');

function isText(node) {
  switch (node?.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isText(node.expression);
    case 'AwaitExpression':
      return isText(node.argument);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.left) || isText(node.right);
    case 'TemplateLiteral':
      return true;
    case 'Identifier':
      return TEXT.test(node.name);
    case 'MemberExpression':
      return !node.computed && TEXT.test(nameOf(node.property));
    case 'CallExpression': {
      const { callee } = node;
      // What a body is read as, also if the reading may fail: `(await answer.text().catch(() => ''))`.
      if (callee.type === 'MemberExpression' && nameOf(callee.property) === 'catch') return isText(callee.object);
      return callee.type === 'MemberExpression' ? OF_A_TEXT.has(nameOf(callee.property)) : TO_TEXT.test(nameOf(callee));
    }
    default:
      return false;
  }
}

/** A number of characters that somebody chose, not a place that was found in the text. */
function isLimit(node) {
  if (node?.type === 'BinaryExpression') return isLimit(node.left) || isLimit(node.right);
  if (node?.type === 'Literal') return typeof node.value === 'number' && node.value >= LONG;
  return /^(?:[A-Z][A-Z0-9_]*|max|most|length)$/.test(nameOf(node));
}

/** Half an emoji at the end of a text is refused by PostgreSQL, and fails what it is part of. */
export const cutTextRule = {
  meta: {
    type: 'problem',
    docs: { description: 'texts are cut between graphemes' },
    schema: [],
    messages: { problem: 'A text is cut at a number of characters: use `cutText()` of domain/kit/cut-text.ts.' },
  },
  create: (context) => ({
    CallExpression(node) {
      const { type, object, property } = node.callee;
      if (type !== 'MemberExpression') return;
      const name = nameOf(property);
      const [from, to] = node.arguments;
      const cuts =
        name === 'charAt' ||
        name === 'substring' ||
        name === 'substr' ||
        (name === 'slice' && from?.value === 0 && isLimit(to) && isText(object));
      if (cuts) context.report({ node, messageId: 'problem' });
    },
  }),
};
