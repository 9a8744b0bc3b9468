import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/infra/process/root';
import { csvCards } from './csv-cards';
import type { PackageCard } from './package-card';

async function cardsOf(file: string | Buffer, pieces = Number.MAX_SAFE_INTEGER) {
  const bytes = Buffer.from(file);
  const parts = [];
  for (let at = 0; at < bytes.length; at += pieces) parts.push(bytes.subarray(at, at + pieces));
  const cards: PackageCard[] = [];
  for await (const card of csvCards(parts, 'File', 0)) cards.push(card);
  return cards.map(({ guid, deck, front, back, tags }) => ({ guid, deck, front, back, tags }));
}
const sides = async (file: string) => (await cardsOf(file)).map(({ front, back }) => [front, back]);
const fileOf = (name: string) => readFileSync(join(root, 'infra/formats/anki/testing', name));

describe('what Anki exports as plain text', () => {
  it.each([1, 7, 1_000])('has the columns that its lines name, in pieces of %i bytes', async (pieces) => {
    expect(await cardsOf(fileOf('anki-notes-export.txt'), pieces)).toEqual([
      {
        guid: 'xK9vQ2wLp1',
        deck: 'Heart::Valves',
        front: 'Murmur of mitral stenosis',
        back: 'Mid-diastolic, at the apex',
        tags: ['cardio', 'murmur', 'valves'],
      },
      {
        guid: 'bT7rE3mNz5',
        deck: 'Heart::Valves',
        front: 'Murmur of aortic stenosis',
        back: 'Ejection systolic, to the neck',
        tags: ['cardio', 'murmur'],
      },
    ]);
  });

  it('has line ends and quotes in its cells', async () => {
    expect(await cardsOf(fileOf('anki-notes-multiline.txt'))).toMatchObject([
      {
        front: '<ol>\n  <li>Airway</li>\n  <li>Breathing</li>\n</ol>',
        back: 'Order of the primary survey',
        tags: ['trauma', 'first_aid'],
      },
      { front: 'Glasgow says "E4 V5 M6"', back: 'What is a full score?', tags: ['neuro'] },
    ]);
  });

  it('is read as well when a spreadsheet saved it', async () => {
    const expected = [
      { front: 'liver', back: 'Bile is made here', tags: ['abdomen', 'anatomy'] },
      { front: 'spleen', back: 'Filters blood', tags: ['abdomen'] },
    ];
    expect(await cardsOf(fileOf('anki-headers-from-spreadsheet.csv'))).toMatchObject(expected);
    const quoted = `\ufeff"#separator:Tab";;;\r\n"#html:true";;;\r\n"#tags column:3";;;\r\nliver;Bile is made here;abdomen anatomy;\r\nspleen;Filters blood;abdomen;\r\n`;
    expect(await cardsOf(quoted)).toMatchObject(expected);
  });

  it.each<[string, string, [string, string][]]>([
    [
      'text that only looks like HTML',
      '#separator:tab\n#html:false\n<b>A\tB & C\n',
      [['<p>&lt;b&gt;A</p>', '<p>B &amp; C</p>']],
    ],
    ['a separator that is a sign', '#separator:;\n#html:true\nA;B\n', [['A', 'B']]],
    ['a separator by name', '#separator:Pipe\n#html:true\nA, 1|B\n', [['A, 1', 'B']]],
    ['columns in another order', '#separator:tab\n#html:true\n#columns:Back\tTags\tFront\nB\tt\tA\n', [['A', 'B']]],
    [
      'remarks',
      '# made on Monday\n#separator:tab\n#html:true\nA\tB\n# not a card\tat all\nC\tD\n',
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ],
    ['a quoted sign of remarks', '#separator:tab\n#html:true\n"#NOF"\tB\n', [['#NOF', 'B']]],
    [
      'deletions, one card each, and what is below them',
      '#separator:tab\n#html:true\n#notetype:Cloze\nThe {{c1::aortic::which}} valve has {{c2::three}} cusps\tSeen in TTE\n',
      [
        [
          'The <strong>[which]</strong> valve has three cusps',
          'The <strong>aortic</strong> valve has three cusps<hr>Seen in TTE',
        ],
        [
          'The aortic valve has <strong>[...]</strong> cusps',
          'The aortic valve has <strong>three</strong> cusps<hr>Seen in TTE',
        ],
      ],
    ],
    [
      'fields after the back',
      '#separator:tab\n#html:true\n#tags column:5\nA\tB\tMore\t\tnotes\n',
      [['A', 'B<br>More']],
    ],
    [
      'cards, whose answer has the question above it',
      '#separator:tab\n#html:true\n"<b>A</b>"\t"<b>A</b>\n\n<hr id=answer>\n\nB"\n',
      [['<b>A</b>', 'B']],
    ],
    ['unknown lines', '#separator:tab\n#html:true\n#if matches:keep current\nA\tB\n', [['A', 'B']]],
  ])('with %s', async (_name, file, expected) => expect(await sides(file)).toEqual(expected));

  it('has a deck and tags for every row', async () => {
    const file = '#separator:tab\n#deck:Renal\n#tags:year4 exam\n#notetype:Basic\n#tags column:3\nA\tB\tstones\n';
    expect(await cardsOf(file)).toMatchObject([{ deck: 'Renal', tags: ['year4', 'exam', 'stones'] }]);
  });

  it('has an ordinal for each deletion of a note', async () => {
    const cards: PackageCard[] = [];
    const file = '#separator:tab\n#html:true\n#guid column:1\nxY1\t{{c2::a}} {{c4::b}} {{c2::c}}\t\n';
    for await (const card of csvCards([Buffer.from(file)], 'File', 0)) cards.push(card);
    expect(cards.map(({ guid, ord, title }) => [guid, ord, title])).toEqual([
      ['xY1', 1, '[...] b [...]'],
      ['xY1', 3, 'a [...] c'],
    ]);
  });

  it('keeps a guid of Anki that ends as one of ours does', async () => {
    expect(await cardsOf('#separator:tab\n#guid column:1\naB~12\tA\tB\n')).toMatchObject([{ guid: 'aB~12' }]);
  });
});

describe('a table without lines of Anki', () => {
  it.each<[string, string, [string, string][]]>([
    ['leaves out remarks above it', '# my cards\n# 2026\nfront,back\nA,B\n', [['<p>A</p>', '<p>B</p>']]],
    [
      'has fractures',
      '# neck of femur,Shenton\nA,B\n',
      [
        ['<p># neck of femur</p>', '<p>Shenton</p>'],
        ['<p>A</p>', '<p>B</p>'],
      ],
    ],
    [
      'has fractures below',
      'A,B\n#NOF,Hip\n',
      [
        ['<p>A</p>', '<p>B</p>'],
        ['<p>#NOF</p>', '<p>Hip</p>'],
      ],
    ],
  ])('%s', async (_name, file, expected) => expect(await sides(file)).toEqual(expected));
});
