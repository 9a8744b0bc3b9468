import { Suspense, useState, type ReactNode } from 'react';

/** Neither there nor fetched before it is wanted for the first time; from then on it comes and goes as it likes. */
export function OnceWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [was, setWas] = useState(wanted);
  if (wanted && !was) setWas(true);
  return was ? <Suspense fallback={null}>{children}</Suspense> : null;
}
