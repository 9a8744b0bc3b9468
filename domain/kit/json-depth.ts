/** Levels of arrays and objects in what anybody sends: far more than any contract has, far fewer than a recursion can go down. */
export const JSON_DEPTH_MAX = 64;

const QUOTE = 34;
const BACKSLASH = 92;

/** Whether JSON text is nested deeper than `most`, without parsing it. Says nothing about whether it is JSON. */
export function isNestedDeeper(text: string, most = JSON_DEPTH_MAX): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      do at = text.indexOf('"', at + 1);
      while (at > 0 && isEscaped(text, at));
      if (at < 0) return false;
    } else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

/** A quote after an odd number of backslashes is part of its string. */
function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
