import { Suspense } from 'react';
import { lazily } from '../ui/fetched';
import { useGroupCall } from './call-context';
import { CallProvider } from './call-provider';

const CallDock = lazily(async () => (await import('./call-dock')).CallDock);

/** The call of the group, which outlives the pages that it is seen on, and its bar if there is one to be in. */
export function CallStrip() {
  return (
    <CallProvider>
      <Dock />
    </CallProvider>
  );
}

function Dock() {
  const inCall = (useGroupCall()?.pin ?? null) !== null;
  return <Suspense fallback={null}>{inCall && <CallDock />}</Suspense>;
}
