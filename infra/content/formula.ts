/**
 * The value of a formula over named numbers: `+ - * /`, parentheses, `min` and `max`. Nothing else is understood, so
 * content cannot run code.
 * @throws Error that says what of it is not understood
 */
export function evaluate(formula: string, numbers: Readonly<Record<string, number>>): number {
  const tokens = formula.match(/[a-z_]+|\d+(?:\.\d+)?|\S/g) ?? [];
  let at = 0;
  const take = (token: string): boolean => tokens[at] === token && ++at > 0;
  const need = (token: string): void => {
    if (!take(token)) throw new Error(`${formula}: ${token} is missing before ${tokens[at] ?? 'the end'}`);
  };

  function sum(): number {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  }

  function product(): number {
    let value = factor();
    for (;;) {
      if (take('*')) value *= factor();
      else if (take('/')) value /= factor();
      else return value;
    }
  }

  function factor(): number {
    if (take('-')) return -factor();
    if (take('(')) {
      const value = sum();
      need(')');
      return value;
    }
    const token = tokens[at++] ?? 'the end';
    if (token === 'min' || token === 'max') return extreme(Math[token]);
    if (/^\d/.test(token)) return Number(token);
    const value = Object.hasOwn(numbers, token) ? numbers[token] : undefined;
    if (value === undefined) throw new Error(`${formula}: there is no number ${token}`);
    return value;
  }

  function extreme(of: (...values: number[]) => number): number {
    need('(');
    const values = [sum()];
    while (take(',')) values.push(sum());
    need(')');
    return of(...values);
  }

  const value = sum();
  if (at < tokens.length) throw new Error(`${formula}: ${tokens[at]} is not understood`);
  return value;
}
