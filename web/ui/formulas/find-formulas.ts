/** A formula in a text: where it stands with its marks, and what it says in TeX. */
export interface Formula {
  from: number;
  to: number;
  tex: string;
  /** It stands by itself, in the middle of its own line. */
  display: boolean;
}

/** What a formula begins and ends with; `[…]` are the forms of Anki. Those of LaTeX are a whole text with formulas of its own. */
const MARKS = [
  { begin: '\\(', end: '\\)', display: false },
  { begin: '\\[', end: '\\]', display: true },
  { begin: '[$$]', end: '[/$$]', display: true },
  { begin: '[$]', end: '[/$]', display: false },
  { begin: '[latex]', end: '[/latex]', display: false },
] as const;
const BEGINS = /\\\(|\\\[|\[\$\$?\]|\[latex\]/g;

/** Characters of one formula, and formulas of one text: a hostile one must not keep the page busy. */
export const TEX_MAX = 4_000;
export const FORMULAS_MAX = 300;

/** Whether it is worth to fetch what draws formulas. */
export const mayHaveFormulas = (html: string): boolean => html.search(BEGINS) >= 0;

/** What `[latex]` of Anki holds around its formula: `$…$`, `$$…$$`, `\(…\)`, `\[…\]` or an environment. */
const WRAPPED =
  /^\s*(?:\$\$([\s\S]*)\$\$|\$([\s\S]*)\$|\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\\begin\{(?:displaymath|math|equation\*?)\}([\s\S]*)\\end\{(?:displaymath|math|equation\*?)\})\s*$/;

function ofLatex(tex: string): Pick<Formula, 'tex' | 'display'> {
  const found = WRAPPED.exec(tex);
  const [, block, line, bracket, round, environment] = found ?? [];
  const inner = block ?? line ?? bracket ?? round ?? environment;
  return { tex: inner ?? tex, display: found !== null && line === undefined && round === undefined };
}

/** The formulas of a text in their order. What is begun and not ended is none. */
export function findFormulas(text: string): Formula[] {
  const formulas: Formula[] = [];
  BEGINS.lastIndex = 0;
  for (let found = BEGINS.exec(text); found && formulas.length < FORMULAS_MAX; found = BEGINS.exec(text)) {
    const { begin, end, display } = MARKS.find((one) => one.begin === found![0])!;
    const rest = text.slice(found.index + begin.length, found.index + begin.length + TEX_MAX + end.length);
    const tex = rest.slice(0, Math.max(0, rest.indexOf(end)));
    if (tex.trim() === '') continue;
    const to = found.index + begin.length + tex.length + end.length;
    formulas.push({ from: found.index, to, ...(begin === '[latex]' ? ofLatex(tex) : { tex, display }) });
    BEGINS.lastIndex = to;
  }
  return formulas;
}
