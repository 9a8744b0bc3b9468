import { takeTurns } from './take-turns';

describe('taking turns', () => {
  const held = () => {
    let open!: () => void;
    const done = new Promise<void>((resolve) => (open = resolve));
    return { done, open };
  };

  it('runs so many at once, the others in their order, and sends away whom there is no place for', async () => {
    const inTurn = takeTurns(2, 2, () => new Error('busy'));
    const gates = [held(), held(), held(), held()];
    const began: number[] = [];
    const work = gates.map((gate, index) =>
      inTurn(async () => {
        began.push(index);
        await gate.done;
        return index;
      }),
    );
    await expect(inTurn(async () => 5)).rejects.toThrow('busy');
    expect(began).toEqual([0, 1]);
    gates[1]!.open();
    await work[1];
    expect(began).toEqual([0, 1, 2]);
    gates.forEach((gate) => gate.open());
    expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
    expect(await inTurn(async () => 6)).toBe(6);
  });

  it('hands the place on when something fails', async () => {
    const inTurn = takeTurns(1, 1, () => new Error('busy'));
    const both = await Promise.allSettled([
      inTurn(async () => {
        throw new Error('broken');
      }),
      inTurn(async () => 'next'),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await inTurn(async () => 'again')).toBe('again');
  });
});
