import { z } from 'zod';
import { type CleanHtml, SANITISER_VERSION, type Versioned } from './clean-html';

let sanitiser: ((html: string) => CleanHtml) | null = null;

/** Installs what cleans older texts. `infra/html/sanitise.ts` does it for every process. */
export function installSanitiser(clean: (html: string) => CleanHtml): void {
  sanitiser = clean;
}

/**
 * HTML that leaves the server. It is made of what the sanitiser has just cleaned, or of a stored text with the version
 * that cleaned it; read as a string or as JSON it is clean. An older text is cleaned again, once, when it is read.
 */
export class SafeHtml {
  #text: string;
  #version: number;

  private constructor(text: string, version: number) {
    this.#text = text;
    this.#version = version;
  }

  static clean(html: CleanHtml): SafeHtml {
    return new SafeHtml(html, SANITISER_VERSION);
  }

  /** @param version the version that cleaned the text, as it is stored beside it */
  static stored(text: string, version: Versioned['html_version']): SafeHtml {
    return new SafeHtml(text, version ?? 0);
  }

  /** @throws Error when the text is older and no sanitiser is installed */
  toString(): string {
    if (this.#version >= SANITISER_VERSION || this.#text === '') return this.#text;
    if (!sanitiser) throw new Error('no sanitiser is installed');
    this.#text = sanitiser(this.#text);
    this.#version = SANITISER_VERSION;
    return this.#text;
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  toJSON(): string {
    return this.toString();
  }
}

/** No text. */
export const NO_HTML = SafeHtml.stored('', SANITISER_VERSION);

/** A field of rich text in what a contract sends: a `SafeHtml` on the server, a string on the wire and in the browser. */
export const safeHtml = () =>
  z
    .custom<SafeHtml>((value) => value instanceof SafeHtml, 'not a SafeHtml')
    .transform((html) => html.toString())
    .pipe(z.string());

/** Some texts of a row, or of a body, as they may leave the server. */
export const safeTexts = <K extends string>(row: Versioned & Readonly<Record<K, string>>, ...fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, SafeHtml.stored(row[field], row.html_version)])) as Record<
    K,
    SafeHtml
  >;
