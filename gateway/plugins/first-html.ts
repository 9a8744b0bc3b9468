import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, type PagePreview, withPreview } from './page-preview';

/** As the build writes it: `web/build/route-files.ts`. */
interface RouteFiles {
  routes: Record<
    string,
    {
      files: string[];
      words?: Record<string, string[]> | undefined;
      heading?: Record<string, string> | undefined;
      lead?: Record<string, string> | undefined;
      greeting?: Record<string, string> | undefined;
      text?: Record<string, string[]> | undefined;
    }
  >;
  words: Record<string, string[]>;
  /** Of each page and language: the HTML of its forms, where there are some (`web/build/first-forms.ts`). */
  forms?: Record<string, Record<string, string>>;
  /** Of each language: what a form was refused for, by the code of the problem. */
  refusals?: Record<string, Record<string, string>>;
  /** Of each language. */
  manifests?: Record<string, string>;
  appleIcon?: string;
}

/** What the HTML of a page shows until the app does: plain text and links. */
export interface FirstContent {
  /** Of a page that is named by its data, which only who may see the page is answered. */
  heading?: string | undefined;
  text?: readonly string[];
  links?: readonly { href: string; name: string }[];
}

/** What is known of a page when it is asked for. */
export interface FirstPage {
  /** As in its contract, `:base` included. */
  path: string;
  /** The same with its base. */
  url?: string;
  /** Of what a shared link shows, if the page has something of its own. */
  preview?: PagePreview | null;
  /** The heading is only shown to those who may see the page. */
  admitted?: boolean;
  /** The first name of who is signed in, on a page that greets them by it. */
  greeted?: string | undefined;
  /** What the page asks for first, as JSON by address; read while the browser has the head already. */
  answers?: () => Promise<FirstAnswers>;
}

export interface FirstAnswers {
  json: Record<string, string>;
  content?: FirstContent | null;
}

/** A visitor may use the forms of a page before the app runs. */
interface Visitor {
  /** The address of the page. */
  here: string;
  /** The code of the problem that a form was refused for. */
  refused: string | undefined;
}

/** Stands for the address of the page in a form. */
const HERE = '__HERE__';

/** The most that a page's data may add to its HTML, in characters; what is larger the app asks for. */
const ANSWERS_MAX = 64 * 1024;
const LINKS_MAX = 40;

const NONCE = '__CSP_NONCE__';

/** A file of the build that is read again when it was built anew, so that a development build needs no restart. */
function builtFile<T>(file: string, parse: (text: string) => T): () => T | null {
  let [read, readAt] = [null as T | null, 0];
  return () => {
    if (!existsSync(file)) return null;
    const changed = statSync(file).mtimeMs;
    if (changed !== readAt) [read, readAt] = [parse(readFileSync(file, 'utf8')), changed];
    return read;
  };
}

const preload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const installable = (manifest: string | undefined, icon: string | undefined): string =>
  manifest && icon ? `<link rel="manifest" href="/${manifest}"><link rel="apple-touch-icon" href="/${icon}">` : '';

/** @param waiting what stands there if nothing but the heading is known */
function contentOf({ text = [], links = [] }: FirstContent, waiting: string): string {
  if (text.length + links.length === 0) return waiting;
  const lines = text.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const items = links
    .slice(0, LINKS_MAX)
    .map(({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`)
    .join('');
  return lines + (items && `<ul>${items}</ul>`);
}

/** In a script element, where no sign of HTML may stand. */
const inScript = (json: string): string =>
  json.replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** As long as it happens to be: the length of a compressed answer says nothing of what is in it beside words of others. */
const padding = (): string => `<!--${randomBytes(randomInt(48)).toString('base64url')}-->`;

function answersIn(json: Record<string, string>, nonce: string): string {
  const written = Object.entries(json).map(([address, answer]) => `${JSON.stringify(address)}:${answer}`);
  if (written.length === 0) return '';
  return `<script type="application/json" id="answers" nonce="${nonce}">${inScript(`{${written.join(',')}}`)}</script>`;
}

/** As many of the answers as fit, the first ones first. */
export function fitting(json: Record<string, string>): Record<string, string> {
  let left = ANSWERS_MAX;
  return Object.fromEntries(
    Object.entries(json).filter(([address, answer]) => {
      const size = address.length + answer.length;
      if (size > left) return false;
      left -= size;
      return true;
    }),
  );
}

interface FirstHtml {
  /** What is known at once: the head, the header and the heading. */
  head: string;
  /** The rest, with what the page asks for first. */
  rest(answers: FirstAnswers): string;
}

/**
 * Writes the HTML of pages from the build's own: in its language, with its title and heading, with the files of its route asked
 * for ahead, and with what it asks for first.
 *
 * @param folder of the build
 */
export function openFirstHtml(folder: string, publicUrl: string) {
  const page = builtFile(join(folder, 'index.html'), (text) => text.replace('__PUBLIC_ORIGIN__', publicUrl));
  const files = builtFile(join(folder, 'routes.json'), (text) => JSON.parse(text) as RouteFiles);

  /** Null if the app is not built. */
  return (nonce: string, language: string, asked: FirstPage | null, visitor: Visitor | null): FirstHtml | null => {
    const template = page();
    if (template === null) return null;
    const { routes = {}, words = {}, forms = {}, refusals = {}, manifests = {}, appleIcon } = files() ?? {};
    const route = asked ? (routes[asked.url ?? asked.path] ?? routes[asked.path]) : undefined;
    const wanted = [...(words[language] ?? []), ...(route?.files ?? []), ...(route?.words?.[language] ?? [])];
    const preloads = asked ? wanted.map(preload).join('') : '';
    // What the page itself begins with; what is shown of a link may be something else.
    const own = asked?.admitted ? route : undefined;
    const greeting = asked?.greeted && route?.greeting?.[language]?.replace('{name}', () => asked.greeted!);
    const heading = greeting || (own?.heading?.[language] ?? asked?.preview?.title);
    const lead = own?.heading ? own.lead?.[language] : asked?.preview?.description;
    const preview = asked?.preview ?? (heading ? { title: heading, description: lead ?? '' } : null);
    const text = own?.text?.[language];
    const form = visitor ? forms[asked?.path ?? '']?.[language]?.replace(HERE, () => escapeHtml(visitor.here)) : null;
    const known = refusals[language] ?? {};
    const refused = visitor?.refused === undefined ? null : (known[visitor.refused] ?? known.unknown);
    const headed = (words: string) => `<h1>${escapeHtml(words)}</h1>`;
    const shown = heading ? headed(heading) + (lead ? `<p>${escapeHtml(lead)}</p>` : '') : '';
    const whole = withPreview(template.replaceAll(NONCE, nonce).replace('__LANGUAGE__', language), preview, language)
      .replace('<!--preloads-->', () => installable(manifests[language], appleIcon) + preloads)
      .replace('<!--heading-->', () => shown)
      .replace('<!--forms-->', () =>
        form ? (refused ? `<p role="alert">${escapeHtml(refused)}</p>` : '') + form : '',
      );
    const at = whole.indexOf('<!--content-->');
    const [head, tail] = at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at)];
    return {
      head,
      rest: ({ json, content = text ? { text } : null }) =>
        (content
          ? tail.replace(
              /<!--content-->(.*)<!--\/content-->/,
              (_, waiting: string) =>
                (content.heading && !heading ? headed(content.heading) : '') + contentOf(content, waiting),
            )
          : tail
        ).replace('<!--data-->', () => answersIn(fitting(json), nonce) + padding()),
    };
  };
}
