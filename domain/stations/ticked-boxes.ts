const OFF = new Set<unknown>([undefined, null, false, 0, '', '0', 'false', 'off', 'no']);

const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.some(isOn) : !OFF.has(value));

/**
 * Item ids of the ticked boxes of a submitted checklist (spec 3 §3): fields named `c-<item id>` with anything that is
 * not a kind of no. A form may send a box twice, hidden and visible: ticked in either is ticked.
 */
export function tickedBoxes(fields: Readonly<Record<string, unknown>>): number[] {
  const ticked = new Set<number>();
  for (const [name, value] of Object.entries(fields)) {
    const match = /^c-([1-9]\d{0,9})$/.exec(name);
    if (match && isOn(value)) ticked.add(Number(match[1]));
  }
  return [...ticked];
}
