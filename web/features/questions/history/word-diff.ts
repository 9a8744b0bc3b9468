export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this many comparisons the whole text is shown as replaced: a page is not held up by it. */
const EFFORT_MAX = 4_000_000;
const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function add(pieces: Piece[], kind: Piece['kind'], text: string): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
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

/** What of a text stayed, went and came, word by word: a longest common subsequence. */
export function wordDiff(before: string, after: string): Piece[] {
  const old = words(before);
  const now = words(after);
  const pieces: Piece[] = [];
  if (old.length * now.length > EFFORT_MAX) {
    add(pieces, 'gone', before);
    add(pieces, 'new', after);
    return pieces;
  }
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add(pieces, 'same', old[i]!);
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      add(pieces, 'gone', old[i]!);
      i += 1;
    } else {
      add(pieces, 'new', now[j]!);
      j += 1;
    }
  }
  return joined(pieces);
}
