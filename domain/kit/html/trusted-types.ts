/**
 * Trusted Types policies that the web app may make, each once. The gateway names them in the content security policy of app
 * pages; a browser that knows Trusted Types refuses every other, and strings where they could become code.
 */
export const TRUSTED_TYPES = [
  /** HTML that is parsed into a document of no window, where nothing runs or loads: `web/ui/inert-html.ts`. */
  'wardmates-inert',
  /** HTML that a page shows, sanitised by the policy itself: `web/ui/rich-text.tsx`. */
  'wardmates-rich-text',
  /** The script of the proof-of-work solver: `web/live/open-solver.ts`. */
  'wardmates-worker',
  /** The service worker: `web/features/flashcards/away/worker.ts`. */
  'wardmates-service-worker',
] as const;
export type TrustedTypesName = (typeof TRUSTED_TYPES)[number];
