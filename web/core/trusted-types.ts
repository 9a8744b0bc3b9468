import type { TrustedTypesName } from '~/domain/kit/html/trusted-types';

/** What a policy makes of a string. A rule throws if the string may not be used. */
interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  /** Absent in browsers without Trusted Types, and in tests. */
  var trustedTypes: { createPolicy(name: string, rules: Partial<Rules>): Rules } | undefined;
}

const refuse = (): never => {
  throw new TypeError('This Trusted Types policy makes no such value');
};

/**
 * A Trusted Types policy. Its values are typed as strings, as TypeScript types the sinks that take them; they are objects
 * if the browser knows Trusted Types, so they are handed to a sink and not compared. Elsewhere the same rules apply, and
 * the values are strings.
 *
 * @throws TypeError in the browser if the name is not in the page's content security policy, or is taken
 */
export function trustedPolicy(name: TrustedTypesName, rules: Partial<Rules>): Rules {
  return (
    globalThis.trustedTypes?.createPolicy(name, rules) ?? { createHTML: refuse, createScriptURL: refuse, ...rules }
  );
}
