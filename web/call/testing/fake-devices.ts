import { FakeStream, FakeTrack } from './fake-peer-connection';

export interface FakeDevices {
  /** What a browser would refuse with, by the name of its error; null lets one in. */
  refusal: string | null;
  asked: (ConstrainDOMString | undefined)[];
  opened: FakeTrack[];
  labels: string[];
}

/** The microphones of a machine, for jsdom, which has none. @returns what the test may change, and what undoes it */
export function fakeDevices(): { devices: FakeDevices; remove: () => void } {
  const devices: FakeDevices = { refusal: null, asked: [], opened: [], labels: ['Built-in', 'Headset'] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async ({ audio }: { audio: MediaTrackConstraints }) => {
        devices.asked.push(audio.deviceId);
        if (devices.refusal) throw Object.assign(new Error(devices.refusal), { name: devices.refusal });
        const track = new FakeTrack();
        devices.opened.push(track);
        return new FakeStream([track.asTrack()]);
      },
      enumerateDevices: async () =>
        devices.labels.map((label, index) => ({ kind: 'audioinput', deviceId: `device-${index}`, label })),
    },
  });
  return { devices, remove: () => Reflect.deleteProperty(navigator, 'mediaDevices') };
}
