import { badRequest } from './api-error';

export type Value = string | Value[] | { [name: string]: Value };
export type Fields = { [name: string]: Value };

/** Decodes `items[0][price]=x` and `expand[]=y`, as the client library sends them. */
export function decodeForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    if (path.length === 0 || path.length > 8) throw badRequest('A parameter has no name, or is nested too deeply.');
    put(fields, path, value);
  }
  return fields;
}

function put(into: Fields, path: string[], value: string): void {
  const [name, ...rest] = path as [string, ...string[]];
  if (name === '__proto__' || name === 'constructor') throw badRequest('A parameter has a name that is not allowed.');
  const key = name === '[]' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) into[key] = value;
  else {
    const inner = into[key];
    const next: Fields = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
    into[key] = next;
    put(next, rest, value);
  }
}

/** Reads parameters, and refuses those of a wrong form with the name of the parameter. */
export class Params {
  constructor(
    readonly fields: Fields,
    private readonly at = '',
  ) {}

  private nameOf = (name: string) => (this.at ? `${this.at}[${name}]` : name);

  has = (name: string): boolean => this.fields[name] !== undefined && this.fields[name] !== '';

  text(name: string): string | undefined {
    const value = this.fields[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw badRequest(`Invalid string: ${this.nameOf(name)}`, this.nameOf(name));
    return value;
  }

  need(name: string): string {
    const value = this.text(name);
    if (value === undefined)
      throw badRequest(`Missing required param: ${this.nameOf(name)}.`, this.nameOf(name), 'parameter_missing');
    return value;
  }

  whole(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,12}$/.test(value))
      throw badRequest(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw badRequest(`Invalid boolean: ${value}`, this.nameOf(name));
    return value === 'true';
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!allowed.some((one) => one === value))
      throw badRequest(`Invalid ${this.nameOf(name)}: must be one of ${allowed.join(', ')}`, this.nameOf(name));
    return value as T;
  }

  group(name: string): Params {
    const value = this.fields[name];
    return new Params(typeof value === 'object' && !Array.isArray(value) ? value : {}, this.nameOf(name));
  }

  list(name: string): Params[] {
    return this.group(name)
      .entries()
      .map(([, , group]) => group);
  }

  /** Names, texts and groups. */
  private entries(): [string, string, Params][] {
    return Object.entries(this.fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
      this.group(name),
    ]);
  }

  texts(name: string): string[] {
    return this.group(name)
      .entries()
      .map(([, text]) => text);
  }

  metadata(name = 'metadata'): Record<string, string> {
    return Object.fromEntries(
      this.group(name)
        .entries()
        .filter(([, text]) => text !== '')
        .map(([key, text]) => [key, text]),
    );
  }
}
