/** What component tests need beyond jsdom. Does nothing for tests that run in Node. */
if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom');
  // The longest that something may take to appear; a busy machine is no failure.
  (require('@testing-library/dom') as typeof import('@testing-library/dom')).configure({ asyncUtilTimeout: 30_000 });
  const { TextDecoder, TextEncoder } = require('node:util') as typeof import('node:util');
  const { webcrypto } = require('node:crypto') as typeof import('node:crypto');

  const missing: Record<string, unknown> = {
    TextEncoder,
    TextDecoder,
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    },
  };
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  const { quickComputedStyle } = require('./computed-style') as typeof import('./computed-style');
  window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window));

  /** A wide screen in light colours; a test that needs another one replaces it. */
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
  window.HTMLElement.prototype.scrollIntoView ??= () => undefined;
  window.HTMLElement.prototype.hasPointerCapture ??= () => false;
  window.scrollTo = () => undefined;
  // jsdom draws a dialog by its attribute alone.
  window.HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  window.HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };

  const { cleanup } = require('@testing-library/react') as typeof import('@testing-library/react');
  afterEach(cleanup);
}
