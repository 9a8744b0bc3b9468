/** The migrated database that every test database is a copy of; `global-setup.ts` makes it. */
export const TEMPLATE = 'wardmates_template';
