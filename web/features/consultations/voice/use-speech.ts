import { useState, useSyncExternalStore } from 'react';
import type { ConsultationData } from '~/domain/consultations/contract';
import { useSession } from '~/web/core/session';
import { useConsent } from '../consent/kept-consent';
import { canRecord } from './server/microphone-blocks';
import { canListen, canSpeak, onVoices, remoteVoice } from './speech-port';

/** The question that is open, and whether the person is about to speak. */
interface Asking {
  about: 'server' | 'browser' | 'voice';
  speak: boolean;
}

/** Who turns speech into text and speaks: the browser's own speech, or the speech server for who has agreed to it. */
export function useSpeech({ speech, station: { language } }: Pick<ConsultationData, 'speech' | 'station'>) {
  const personId = useSession().person?.id ?? 0;
  const server = useConsent(personId, speech ? `${speech.hears},${speech.speaks}@${speech.service}` : 'no-speech');
  const browser = useConsent(personId, 'browser-speech');
  const remote = useSyncExternalStore(onVoices, () => remoteVoice(language));
  const voice = useConsent(personId, `browser-voice:${remote ?? ''}`);
  const service = speech !== null && canRecord() ? speech : null;
  const by = service && server.decision === 'yes' ? ('server' as const) : ('browser' as const);
  const [asking, setAsking] = useState<Asking | null>(null);
  const refused = server.decision === 'no' && canListen();
  return {
    by,
    service,
    /** Whether there is any way to speak instead of typing. */
    there: service !== null || canListen(),
    undecided: service !== null && server.decision === null,
    /** The browser's voice if it is not on the device: what it reads goes to a service. Null if none does. */
    remote: by === 'browser' ? remote : null,
    /** Whether answers may be read aloud: nothing goes to a remote voice before a yes. */
    mayRead: by === 'server' || (canSpeak() && (remote === null || voice.decision === 'yes')),
    /** What a press of the microphone asks first; null if it was answered with yes. */
    question: by === 'server' ? null : service && !refused ? 'server' : browser.decision === 'yes' ? null : 'browser',
    asking,
    /** @param speak whether the microphone is opened after a yes */
    ask: (about: Asking['about'], speak: boolean) => setAsking({ about, speak }),
    close: () => setAsking(null),
    decide(next: 'yes' | 'no') {
      ({ server, browser, voice })[asking?.about ?? 'browser'].decide(next);
      setAsking(null);
    },
  } as const;
}
export type Speech = ReturnType<typeof useSpeech>;
