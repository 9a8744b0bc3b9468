import { chosenDevice, openMicrophone, stopStream } from '~/web/call/microphone';
import worklet from './blocks.worklet.js?url&no-inline';
import { soundContext } from './sound-context';

export interface OpenMicrophone {
  /** Samples a second. */
  readonly rate: number;
  close(): void;
}

/** Whether this browser can record speech at all. */
export const canRecord = (): boolean =>
  typeof AudioWorkletNode !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * Opens the microphone and hands over what it hears, block by block, until it is closed.
 * @param ended told when it was taken away: unplugged, or no longer allowed
 * @throws NoMicrophone
 */
export async function openBlocks(heard: (block: Float32Array) => void, ended: () => void): Promise<OpenMicrophone> {
  const context = soundContext();
  const stream = await openMicrophone(chosenDevice());
  try {
    await context.audioWorklet.addModule(worklet);
    await context.resume();
    const source = context.createMediaStreamSource(stream);
    const blocks = new AudioWorkletNode(context, 'blocks', { channelCount: 1, channelCountMode: 'explicit' });
    blocks.port.onmessage = ({ data }: MessageEvent<Float32Array>) => heard(data);
    stream.getAudioTracks()[0]?.addEventListener('ended', ended);
    // What it puts out is silence; browsers ask only what leads to a loudspeaker.
    source.connect(blocks).connect(context.destination);
    return {
      rate: context.sampleRate,
      close() {
        blocks.port.onmessage = null;
        blocks.port.postMessage('close');
        blocks.disconnect();
        source.disconnect();
        stopStream(stream);
      },
    };
  } catch (error) {
    stopStream(stream);
    throw error;
  }
}
