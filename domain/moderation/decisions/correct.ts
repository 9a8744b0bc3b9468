import type { Person } from '../../accounts/person';
import { SafeHtml } from '../../kit/html/safe-html';
import { plainText } from '../../kit/html/plain-text';
import type { Transaction } from '../../kit/transaction';
import type { Target, TargetNow } from '../../kit/target';
import type { TextCorrection } from './contract';
import { KEY_FIELD } from './correctable';
import { correctionNotPossible, nothingChanged } from './refusals';

/** A rich text is always cleaned. */
const cleaned = (html: string): string => String(SafeHtml.stored(html, 0));

function correctionOf(now: TargetNow, field: string, text: string): TextCorrection {
  const rich = now.html.find((one) => one.field === field && field !== '');
  if (rich)
    return { field, part: rich.part, title: rich.title, rich: true, before: String(rich.html), after: cleaned(text) };
  const line = now.lines.find((one) => one.field === field && field !== '');
  if (line) return { field, part: 'options', title: '', rich: false, before: line.text, after: plainText(text) };
  const [before, after] = [now.lines.find(({ correct }) => correct), now.lines.find((one) => one.field === text)];
  if (field !== KEY_FIELD || !before || !after) throw correctionNotPossible();
  return {
    field,
    part: 'key',
    title: `${before.text} → ${after.text}`,
    rich: false,
    before: before.field,
    after: after.field,
  };
}

/** The key is stored as the id of an option, which its field ends with. */
const storedText = ({ field }: TextCorrection, text: string): string =>
  field === KEY_FIELD ? text.slice(text.lastIndexOf('-') + 1) : text;

/**
 * Corrects texts of a thing that is locked.
 * @returns what is different now
 * @throws Problem conflict `correction-not-possible`, `nothing-changed`; and as the editor of the thing does
 */
export async function correctTarget(
  tx: Transaction,
  by: Person,
  target: Target,
  id: number,
  now: TargetNow,
  texts: readonly { field: string; text: string }[],
): Promise<TextCorrection[]> {
  if (!target.correct) throw correctionNotPossible();
  const changes = [...new Map(texts.map(({ field, text }) => [field, correctionOf(now, field, text)])).values()];
  const different = changes.filter(({ before, after }) => before !== after);
  if (different.length === 0) throw nothingChanged();
  await target.correct(tx, by, id, new Map(different.map((one) => [one.field, storedText(one, one.after)])));
  return different;
}

/** Puts the texts back that a correction replaced. */
export async function takeBackCorrection(
  tx: Transaction,
  by: Person,
  target: Target,
  id: number,
  changes: readonly TextCorrection[],
): Promise<void> {
  if (changes.length === 0) return;
  await target.correct?.(tx, by, id, new Map(changes.map((one) => [one.field, storedText(one, one.before)])));
}
