import { WrittenJson, writeJson } from './written-json';

const read = (written: WrittenJson<unknown>): unknown => JSON.parse(written.pieces.join(''));

describe('JSON of which parts are written already', () => {
  it('says what the whole would', () =>
    expect(
      read(
        writeJson({
          words: 'a "word"…',
          none: null,
          list: new WrittenJson<number[]>('[1,', '2]'),
          deep: writeJson({ yes: true, more: new WrittenJson('{"a":{}}') }),
        }),
      ),
    ).toEqual({
      words: 'a "word"…',
      none: null,
      list: [1, 2],
      deep: { yes: true, more: { a: {} } },
    }));

  it('may be empty, or begin with what is written', () => {
    expect(read(writeJson({}))).toEqual({});
    expect(read(writeJson({ first: new WrittenJson('[]'), last: 1 }))).toEqual({ first: [], last: 1 });
  });
});
