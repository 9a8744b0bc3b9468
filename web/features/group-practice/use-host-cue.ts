import { useEffect, useState } from 'react';
import { playTwoNotes } from '~/web/ui/sound/cues';

/** Whether hosting passed to this person while they were on the page; sounds once when it does. */
export function useHostCue(hostId: number, me: number): { passedToMe: boolean; dismiss: () => void } {
  const [cue, setCue] = useState({ hostId, passedToMe: false });
  if (cue.hostId !== hostId) setCue({ hostId, passedToMe: hostId === me });

  useEffect(() => {
    if (cue.passedToMe) playTwoNotes();
  }, [cue.passedToMe]);

  return { passedToMe: cue.passedToMe, dismiss: () => setCue({ hostId, passedToMe: false }) };
}
