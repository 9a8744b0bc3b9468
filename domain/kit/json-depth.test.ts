import { isNestedDeeper } from './json-depth';

test.each([
  ['[[1]]', 2, false],
  ['[[1]]', 1, true],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[1],[2],[3]]', 2, false],
  ['["[[[[", "{{{{"]', 1, false],
  ['["a \\" [[[[", 1]', 1, false],
  ['["a \\\\", [[1]]]', 2, true],
  ['"never closed [[[[', 0, false],
  ['', 0, false],
])('%s is nested deeper than %d: %s', (text, most, deeper) => expect(isNestedDeeper(text, most)).toBe(deeper));
