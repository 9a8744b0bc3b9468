/**
 * Who hosts next: the first to have joined among those who are here, somebody with an account before a guest; a guest
 * only when nobody else is left. Null when nobody is here.
 */
export function pickHost(members: readonly { id: number; guest: boolean; here: boolean }[]): number | null {
  const here = members.filter((member) => member.here);
  return (here.find((member) => !member.guest) ?? here[0])?.id ?? null;
}
