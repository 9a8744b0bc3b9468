const STORES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches']);
/** Opens databases with a name of the registry. */
const OPENS_DATABASES = /web\/features\/flashcards\/away\/store\.ts$/;

/** What the browser keeps is declared in one place, so that signing out can name what is not sent and leave nothing. */
export const browserStoresRule = {
  meta: {
    type: 'problem',
    docs: { description: 'the stores of the browser are used through their registry' },
    schema: [],
    messages: {
      problem:
        'Declare it in web/core/stores/registry.ts, and use `local`, `tab` or a cache of web/core/stores/browser.ts.',
    },
  },
  create: (context) => ({
    Identifier(node) {
      if (!STORES.has(node.name)) return;
      const { parent } = node;
      const isName =
        (parent.type === 'Property' && parent.key === node && !parent.shorthand && !parent.computed) ||
        parent.type.startsWith('TS');
      // `globalThis.localStorage` is the store, too.
      if (!isName) context.report({ node, messageId: 'problem' });
    },
    ImportDeclaration(node) {
      if (
        node.source.value === 'idb' &&
        node.importKind !== 'type' &&
        !OPENS_DATABASES.test(context.filename.replaceAll('\\', '/'))
      )
        context.report({ node, messageId: 'problem' });
    },
  }),
};
