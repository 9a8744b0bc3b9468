import { toldApart } from './told-apart';

const named = (...names: string[]) => toldApart(names.map((name) => ({ name }))).map(({ name }) => name);

describe('members of one name', () => {
  it('are told apart by a number, in the order in which they came', () => {
    expect(named('Ana', 'Luis', 'ana ', 'Ana')).toEqual(['Ana', 'Luis', 'ana (2)', 'Ana (3)']);
  });
  it('get no number that is somebody else’s name', () => {
    expect(named('Ana', 'Ana', 'Ana (2)')).toEqual(['Ana', 'Ana (3)', 'Ana (2)']);
  });
  it('others keep their names', () => expect(named('Ana', 'Anna')).toEqual(['Ana', 'Anna']));
});
