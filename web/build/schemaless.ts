/**
 * What zod is in the browser. There a contract is its addresses, its names and its types: what crosses the wire is
 * checked by the gateway, both ways. So the contracts' schemas are this one value there, which takes every call and
 * every further method and is nothing, and a tenth of the first page's JavaScript is not sent. Reading with one of them
 * is a mistake, and says so.
 */
const schema: unknown = new Proxy(function schema() {}, {
  get: (_, name) => {
    if (name === 'parse' || name === 'safeParse')
      throw new Error('A contract has no schemas in the browser: the gateway checks what crosses the wire.');
    return schema;
  },
  apply: () => schema,
});

export const z = schema;
