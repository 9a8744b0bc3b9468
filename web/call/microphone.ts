import { local } from '~/web/core/stores/browser';

/** Why there is no microphone, as the end of a message key. */
export type MicrophoneProblem = 'none' | 'refused' | 'busy' | 'insecure' | 'unknown';

const BY_NAME: Record<string, MicrophoneProblem> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export class NoMicrophone extends Error {
  constructor(readonly why: MicrophoneProblem) {
    super(why);
  }
}

const DEVICE = 'wardmates.microphone';

/** The microphone that was chosen last on this device; empty for the usual one. */
export const chosenDevice = (): string => local.get(DEVICE) ?? '';
export const chooseDevice = (id: string): void => void local.set(DEVICE, id);

/**
 * Opens a microphone, without what it would hear of our own sound.
 *
 * @param device empty for the usual one, which also stands in for one that is no longer there
 * @throws NoMicrophone
 */
export async function openMicrophone(device: string): Promise<MediaStream> {
  // Browsers offer microphones on pages that came over TLS, or from this very machine.
  if (!navigator.mediaDevices?.getUserMedia) throw new NoMicrophone('insecure');
  const open = (deviceId: ConstrainDOMString | undefined) =>
    navigator.mediaDevices.getUserMedia({
      audio: { deviceId, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      video: false,
    });
  try {
    return await open(device === '' ? undefined : { ideal: device });
  } catch (error) {
    throw new NoMicrophone(BY_NAME[(error as Error).name] ?? 'unknown');
  }
}

/** The microphones of this device. Their names are known once one of them may be used. */
export async function microphones(): Promise<{ id: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices
    .filter((device) => device.kind === 'audioinput' && device.deviceId !== '')
    .map((device) => ({ id: device.deviceId, label: device.label }));
}

export const stopStream = (stream: MediaStream | null): void => stream?.getTracks().forEach((track) => track.stop());
