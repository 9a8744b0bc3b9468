/** The facts whose author says that a question earns them. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Fact, isTellable } from '../read/fact';
import { folded } from '../words/text';
import { keysOf } from '../words/words';

const plain = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two questions say the same: by their letters, or by two words and more that mean the same. */
function saysTheSame(one: string, other: string, language: Language): boolean {
  if (plain(one) === plain(other)) return true;
  const [keys, others] = [keysOf(one, language), keysOf(other, language)];
  return keys.size > 1 && keys.size === others.size && [...keys].every((key) => others.has(key));
}

/** A fact that waits for empathy still does; one that is never told stays so. */
export const wordedBy = (
  asked: string,
  facts: readonly Fact[],
  empathised: boolean | undefined,
  language: Language,
): Fact[] =>
  facts.filter(
    (fact) =>
      isTellable(fact) &&
      (empathised || fact.disclosure !== 'after-empathy') &&
      fact.wordings?.some((one) => saysTheSame(one, asked, language)),
  );
