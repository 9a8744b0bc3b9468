import { createHash } from 'node:crypto';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { attributeNames, RENAMED, TAGS } from '~/domain/kit/html/vocabulary';
import { sanitiseFully } from './sanitise';

/**
 * By version: a hash of what it makes of attacks, and of every tag with every attribute of the vocabulary. If a change takes out
 * less and nothing more, the hash is written anew.
 */
const FINGERPRINTS: Record<number, string> = {
  1: 'ee2d6565eb2425a2b0a44d145437dc2e',
};

const ADDRESSES = [
  'javascript:x()',
  ' JaVaScRiPt:x()',
  'java&#10;script:x()',
  'data:text/html,x',
  'vbscript:x',
  '//e.example/x',
  '/x',
  'mailto:a@b.example',
];
const ATTACKS = [
  ...ADDRESSES.flatMap((url) => [
    `<a href="${url}">a</a>`,
    `<img src="${url}" />`,
    `<form action="${url}"><input /></form>`,
  ]),
  ...['script', 'style', 'svg', 'math', 'template', 'noscript', 'iframe', 'object', 'textarea', 'title', 'xmp'].flatMap(
    (tag) => [`<${tag}>x</${tag}>`, `<p><${tag}><p title="</${tag}><img src=x onerror=x()>">`, `<${tag}/onload=x()>`],
  ),
  '<p onclick="x()" style="color: red" class="evil" id="root" data-x="1" aria-label="x">a</p>',
  '<!-- a --><p>a<!--> b --></p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
  '<p>'.repeat(40),
];
const VALUES = ['', '2', 'marker-pink', 'image-50', 'https://example.org/', '/media/images/a.png', '_blank'];

function everyTag(): string[] {
  const names = [...new Set(TAGS.flatMap(attributeNames))];
  return [...TAGS, ...Object.keys(RENAMED)].flatMap((tag) =>
    VALUES.map((value) => `<${tag} ${names.map((name) => `${name}="${value}"`).join(' ')}>words</${tag}>`),
  );
}

describe('the version of the sanitiser', () => {
  it('is raised with every change of what the sanitiser leaves', () => {
    const hash = createHash('sha256');
    for (const html of [...ATTACKS, ...everyTag()]) hash.update(`${sanitiseFully(html)}\n`);
    expect(hash.digest('hex').slice(0, 32)).toBe(FINGERPRINTS[SANITISER_VERSION]);
  });
});
