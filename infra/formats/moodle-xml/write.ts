import { FREE_TEXT } from '~/domain/questions/contract';
import { EMBEDDED, type ExchangedQuestion, filingTags } from '~/domain/questions/exchange/exchanged-question';
import { picturesIn, withPictures } from '../pictures';
import { apart } from '../weigh';
import { shareOf, type Leaving, withReading, type Writer } from '../writer';

/** What no XML may hold. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const attribute = (text: string): string =>
  text
    .replaceAll(UNFIT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s/g, ' ');
const cdata = (text: string): string =>
  text === ''
    ? '<text></text>'
    : `<text><![CDATA[${text.replaceAll(UNFIT, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`;

/** A text with its pictures behind it, as files. */
function textWithFiles(element: string, html: string, pictures: Leaving['pictures']): string {
  const here = [...new Set(picturesIn(html).map(({ address }) => address))].flatMap((address) => {
    const picture = pictures.get(address);
    return picture ? [{ address, ...picture }] : [];
  });
  const addresses = new Map(here.map(({ address, name }) => [address, EMBEDDED + encodeURIComponent(name)]));
  const files = here.map(
    ({ name, bytes }) =>
      `<file name="${attribute(name)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`,
  );
  return `    <${element} format="html">\n      ${[cdata(withPictures(html, addresses)), ...files].join('\n      ')}\n    </${element}>`;
}

const NO_FEEDBACK = '<feedback format="html"><text></text></feedback>';

function answersOf({ question_type, any_right, answers }: ExchangedQuestion): string[] {
  if (question_type === FREE_TEXT) {
    return apart(answers[0]!.text).map(
      ({ text, weight }) =>
        `    <answer fraction="${weight}" format="moodle_auto_format">${cdata(text.replaceAll('*', '\\*'))}${NO_FEEDBACK}</answer>`,
    );
  }
  const right = answers.filter((answer) => answer.correct).length;
  const single = right === 1 || any_right;
  // Who picks everything must not get everything.
  const wrong = single ? '0' : `-${shareOf(right)}`;
  return answers.map(
    (answer) =>
      `    <answer fraction="${answer.correct ? (single ? '100' : shareOf(right)) : wrong}" format="plain_text">${cdata(answer.text)}${NO_FEEDBACK}</answer>`,
  );
}

function written({ question, pictures }: Leaving): string {
  const freeText = question.question_type === FREE_TEXT;
  const single = question.any_right || question.answers.filter((answer) => answer.correct).length === 1;
  const tags = filingTags(question);
  return [
    `  <question type="${freeText ? 'shortanswer' : 'multichoice'}">`,
    `    <name>${cdata(question.title)}</name>`,
    textWithFiles('questiontext', question.stem, pictures),
    textWithFiles('generalfeedback', withReading(question), pictures),
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0.3333333</penalty>',
    '    <hidden>0</hidden>',
    ...(freeText
      ? ['    <usecase>0</usecase>']
      : [
          `    <single>${single}</single>`,
          '    <shuffleanswers>false</shuffleanswers>',
          '    <answernumbering>abc</answernumbering>',
        ]),
    ...answersOf(question),
    ...(tags.length > 0 ? ['    <tags>', ...tags.map((tag) => `      <tag>${cdata(tag)}</tag>`), '    </tags>'] : []),
    '  </question>',
    '',
  ].join('\n');
}

/** Moodle XML: everything that GIFT carries, and the pictures inside the file. */
export const writeMoodleXml: Writer = async function* (questions) {
  let category = '';
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
  for await (const leaving of questions) {
    if (leaving.question.category !== category) {
      category = leaving.question.category;
      yield `  <question type="category">\n    <category>${cdata(`$course$/top/${category}`)}</category>\n  </question>\n`;
    }
    yield written(leaving);
  }
  yield '</quiz>\n';
};
