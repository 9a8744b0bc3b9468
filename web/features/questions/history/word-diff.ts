import { diffArrays } from 'diff';

export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this many changed words and spaces the whole text is shown as replaced: a page is not held up by it. */
const EDITS_MAX = 1_500;
const words = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

function add(pieces: Piece[], kind: Piece['kind'], text: string): void {
  if (text !== '') pieces.push({ kind, text });
}

/** Changes with nothing but a space between them are read as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let gone = '';
  let came = '';
  const flush = () => {
    add(result, 'gone', gone);
    add(result, 'new', came);
    gone = '';
    came = '';
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    const between =
      kind === 'same' && text.trim() === '' && !text.includes('\n') && index > 0 && index < pieces.length - 1;
    if (kind === 'gone' || between) gone += text;
    if (kind === 'new' || between) came += text;
    if (kind === 'same' && !between) {
      flush();
      add(result, 'same', text);
    }
  }
  flush();
  return result;
}

/** What of a text stayed, went and came, word by word. */
export function wordDiff(before: string, after: string): Piece[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: EDITS_MAX });
  return joined(
    changes
      ? changes.map(({ added, removed, value }) => ({
          kind: added ? 'new' : removed ? 'gone' : 'same',
          text: value.join(''),
        }))
      : [
          { kind: 'gone', text: before },
          { kind: 'new', text: after },
        ],
  );
}
