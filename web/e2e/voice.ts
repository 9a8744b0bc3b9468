import type { Page } from '@playwright/test';

interface Voice {
  /** Begins and ends a voice in front of the microphone. */
  speak: (on: boolean) => void;
  /** How often samples were begun, and broken off. */
  played: number;
  stopped: number;
}

/** A microphone in which a test speaks, and a loudspeaker that counts. Before the page is loaded. */
export async function withVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { speak: (_on: boolean) => undefined as void, played: 0, stopped: 0 };
    Object.assign(window, { voice });
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      await context.resume();
      const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      noise.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.sin(index * index)));
      const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
      const gain = new GainNode(context, { gain: 0 });
      const microphone = context.createMediaStreamDestination();
      source.connect(gain).connect(microphone);
      source.start();
      voice.speak = (on) => gain.gain.setValueAtTime(on ? 0.5 : 0, context.currentTime);
      const { start, stop } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...when) {
        voice.played += 1;
        start.apply(this, when);
      };
      AudioBufferSourceNode.prototype.stop = function (...when) {
        voice.stopped += 1;
        stop.apply(this, when as [number]);
      };
      return microphone.stream;
    };
  });
}
export const speak = (page: Page, on: boolean) =>
  page.evaluate((speaks) => (window as unknown as { voice: Voice }).voice.speak(speaks), on);
export const voiceOf = (page: Page) =>
  page.evaluate(() => {
    const { played, stopped } = (window as unknown as { voice: Voice }).voice;
    return { played, stopped };
  });
