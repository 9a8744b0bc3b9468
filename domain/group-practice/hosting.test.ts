import { pickHost } from './hosting';

describe('who hosts next', () => {
  it('is the first to have joined among those who are here', () => {
    expect(
      pickHost([
        { id: 1, guest: false, here: false },
        { id: 2, guest: false, here: true },
        { id: 3, guest: false, here: true },
      ]),
    ).toBe(2);
  });

  it('is somebody with an account before a guest', () => {
    expect(
      pickHost([
        { id: 1, guest: true, here: true },
        { id: 2, guest: false, here: true },
      ]),
    ).toBe(2);
  });

  it('is a guest when nobody else is here', () => {
    expect(
      pickHost([
        { id: 1, guest: true, here: true },
        { id: 2, guest: false, here: false },
      ]),
    ).toBe(1);
  });

  it('is nobody when nobody is here', () => {
    expect(pickHost([{ id: 1, guest: false, here: false }])).toBeNull();
    expect(pickHost([])).toBeNull();
  });
});
