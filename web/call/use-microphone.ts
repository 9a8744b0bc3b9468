import { useCallback, useEffect, useRef, useState } from 'react';
import {
  chooseDevice,
  chosenDevice,
  type MicrophoneProblem,
  microphones,
  NoMicrophone,
  openMicrophone,
  stopStream,
} from './microphone';

/** A microphone to be tried before it is used: opened while `wanted`, closed again unless it was given away. */
export function useMicrophone(wanted: boolean) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [devices, setDevices] = useState<{ id: string; label: string }[]>([]);
  const [device, setDevice] = useState(chosenDevice);
  const [attempt, setAttempt] = useState(0);
  const given = useRef(false);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    let opened: MediaStream | null = null;
    given.current = false;
    setProblem(null);
    openMicrophone(device).then(
      (answer) => {
        if (!current) return stopStream(answer);
        opened = answer;
        setStream(answer);
        void microphones().then((found) => current && setDevices(found));
      },
      (error: unknown) => current && setProblem(error instanceof NoMicrophone ? error.why : 'unknown'),
    );
    return () => {
      current = false;
      if (!given.current) stopStream(opened);
      setStream(null);
    };
  }, [wanted, device, attempt]);

  return {
    stream,
    problem,
    devices,
    /** The one that is open. */
    device: stream?.getAudioTracks()[0]?.getSettings?.().deviceId ?? device,
    choose: (id: string) => {
      chooseDevice(id);
      setDevice(id);
    },
    tryAgain: () => setAttempt((before) => before + 1),
    /** From now on the receiver of the stream closes it. */
    giveAway: useCallback(() => {
      given.current = true;
      return stream;
    }, [stream]),
  };
}
