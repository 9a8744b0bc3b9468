/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPasted } from './paste';
import { fromHtml } from './read';
import { toHtml } from './write';

const pasted = (html: string) => toHtml(fromHtml(cleanPasted(html).html));
/** What the named program puts on the clipboard. */
const clipboard = (name: string) => readFileSync(join(__dirname, 'clipboards', `${name}.html`), 'utf8');
const link = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${words}</a>`;

describe('what is pasted', () => {
  it('from Word keeps its headings, emphasis, lists, tables and links', () => {
    expect(pasted(clipboard('word'))).toBe(
      '<h3>Chest pain</h3>' +
        '<p><strong>Red flags</strong> are <em>listed</em> here, with a <mark class="marker-yellow">key point</mark> and H<sub>2</sub>O.</p>' +
        '<ul><li>Radiation to the <strong>jaw</strong><ul><li>left more than right</li></ul></li><li>Sweating</li></ul>' +
        '<p>Then:</p><ol><li>ECG within 10\u00a0min</li></ol>' +
        '<table><tbody><tr><td><strong>Troponin</strong></td><td>&lt; 5 ng/L</td></tr></tbody></table>' +
        `<p>${link('https://www.nice.org.uk/guidance/cg95', 'NICE CG95')}[1] says so.</p>`,
    );
  });

  it('from Google Docs means what its styles mean', () => {
    expect(pasted(clipboard('google-docs'))).toBe(
      '<h3>Sepsis six</h3>' +
        '<p><strong>Give</strong> three, <em>take</em><u> three</u><s>!</s><sup>1</sup></p>' +
        '<ul><li><mark class="marker-yellow">Oxygen</mark><ul><li>target 94–98 %</li></ul></li><li>Fluids</li></ul>' +
        '<table><tbody><tr><td>Lactate</td><td>&gt; 2</td></tr></tbody></table>' +
        `<p>${link('https://sepsistrust.org/', 'Sepsis Trust')}</p>`,
    );
  });

  it('from a web page is its text, and nothing of the page', () => {
    const page = clipboard('web-page');
    expect(pasted(page)).toBe(
      '<h3>Hyponatraemia</h3>' +
        '<p>Serum sodium <strong>below 135\u00a0mmol/L</strong>.<sup>[1]</sup></p>' +
        `<p>See ${link('https://en.wikipedia.org/wiki/Sodium', 'sodium')} and <em>osmolality</em>.</p>` +
        '<p>Causes by volume status</p>' +
        '<blockquote><p>Correct slowly.</p></blockquote>' +
        '<table><caption>Rates</caption><tbody><tr><th>Type</th><th>Limit</th></tr><tr><td>Chronic</td><td>8 mmol/L</td></tr></tbody></table>' +
        '<p>Laid out</p><p>like this</p>',
    );
    expect(cleanPasted(page).picturesLeft).toBe(1);
  });

  it('from Word on the web keeps the levels of its lists', () => {
    expect(pasted(clipboard('word-online-list'))).toBe(
      '<ul><li>Airway<ul><li>Look for a foreign body</li></ul></li><li>Breathing</li></ul>',
    );
    const item = (name: string, level: number, position: number, words: string) =>
      `<div class="ListContainerWrapper"><${name} role="list"><li data-leveltext="%1." data-aria-level="${level}" data-aria-posinset="${position}" role="listitem"><p>${words}</p></li></${name}></div>`;
    expect(
      pasted(
        item('ol', 1, 3, 'c') +
          item('ul', 2, 1, '-&nbsp; x') +
          item('ul', 3, 1, 'y') +
          item('ol', 1, 4, 'd') +
          '<p>end</p>',
      ),
    ).toBe('<ol start="3"><li>c<ul><li>- x<ul><li>y</li></ul></li></ul></li><li>d</li></ol><p>end</p>');
  });

  it('from Word leaves its comments behind, and keeps what they are about', () => {
    const anchor = `<a style='mso-comment-reference:AB_1;mso-comment-date:20261101T1000'>Give oxygen</a>`;
    const mark = `<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;
    const list = `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"A B"'><a name="_msocom_1"></a></span><p class=MsoCommentText>Is this right?<a class=msocomoff href="#_msoanchor_1">[AB1]</a></p></div></div></div>`;
    expect(pasted(`<p class=MsoNormal>${anchor}${mark} now.</p>${list}`)).toBe('<p>Give oxygen now.</p>');
    const loose = `<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;&nbsp;</span><![endif]>a</p><p class=MsoCommentText>A comment without its list</p>`;
    expect(pasted(loose)).toBe('<ul><li>a</li></ul>');
  });

  it('begins a numbered list where Word began it, and tells kinds of list apart', () => {
    const item = (sign: string, words: string, level = 1) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${words}</p>`;
    expect(pasted(item('3.', 'c') + item('4.', 'd') + item('·', 'x'))).toBe(
      '<ol start="3"><li>c</li><li>d</li></ol><ul><li>x</li></ul>',
    );
    expect(pasted(item('·', 'a', 2) + item('·', 'b'))).toBe('<ul><li>a</li></ul><ul><li>b</li></ul>');
    expect(pasted('<p class=MsoListParagraph>only indented</p>')).toBe('<p>only indented</p>');
    expect(pasted('<p class=MsoListParagraph>·&nbsp;&nbsp;&nbsp;a dot of its own</p>')).toBe(
      '<ul><li>a dot of its own</li></ul>',
    );
  });

  it('from this editor is the same again', () => {
    const html =
      '<h4>a</h4><p><mark class="marker-pink">b</mark> <img src="/media/x.png" alt="c" class="image-50" /></p><table><tbody><tr><td>d</td><td>e</td></tr></tbody></table><ul><li>f<ul><li>g</li></ul></li></ul>';
    expect(pasted(html)).toBe(html);
  });
});
