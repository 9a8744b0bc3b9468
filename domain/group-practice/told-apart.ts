/** Makes the names of a group unique: the second member called Ana is shown as `Ana (2)`. Pure. */

const same = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

/** @param members in the order in which they came */
export function toldApart<Member extends { name: string }>(members: readonly Member[]): Member[] {
  const taken = new Set<string>();
  const own = new Set(members.map(({ name }) => same(name)));
  return members.map((member) => {
    let name = member.name;
    if (taken.has(same(name)))
      for (let number = 2; taken.has(same(name)) || own.has(same(name)); number += 1)
        name = `${member.name.trim()} (${number})`;
    taken.add(same(name));
    return { ...member, name };
  });
}
