import { csvOf } from './csv';

it('quotes what has a comma, a quotation mark or a new line, and is no formula for a spreadsheet', () => {
  expect(
    csvOf([
      ['a', 'b, c', 'the "d"'],
      [1, '=1+1', '-'],
    ]),
  ).toBe('\uFEFFa,"b, c","the ""d"""\r\n1,\'=1+1,\'-\r\n');
});
