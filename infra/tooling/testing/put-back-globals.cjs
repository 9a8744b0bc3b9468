'use strict';
/** What tests of pages replace, and may forget. */
const replaced = () => [globalThis, navigator, document, Element.prototype, HTMLElement.prototype];

/**
 * The files of a group share one window: a fake that one leaves would be met by those after it, and which they are
 * changes with the size of files. To be called within the `describe` of a file, before it is read.
 *
 * @returns to be called after it was read: what its tests added, took or replaced is put back after the last of them
 */
module.exports = () => {
  let before = [];
  beforeAll(() => {
    before = replaced().map((target) => [target, Object.getOwnPropertyDescriptors(target)]);
  });
  return () =>
    afterAll(() => {
      for (const [target, descriptors] of before) {
        for (const name of Object.getOwnPropertyNames(target)) {
          if (!Object.hasOwn(descriptors, name)) Reflect.deleteProperty(target, name);
        }
        for (const [name, was] of Object.entries(descriptors)) {
          const now = Object.getOwnPropertyDescriptor(target, name);
          if (now?.value !== was.value || now?.get !== was.get) Reflect.defineProperty(target, name, was);
        }
      }
    });
};
