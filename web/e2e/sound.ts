import { expect, type LaunchOptions, type Page } from '@playwright/test';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import config from './playwright.config';

const RATE = 48_000;
const SECONDS = 4;

/**
 * A file with something like a voice, for Chromium's fake microphone: a deep tone with its overtones, in syllables, and a
 * second of silence. Its own beep is too short to be taken for speech.
 *
 * @returns its path
 */
export function voiceFile(): string {
  const folder = join(__dirname, '../../.data/test-results');
  mkdirSync(folder, { recursive: true });
  const samples = new Int16Array(RATE * SECONDS);
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / RATE;
    const syllable = time % SECONDS > SECONDS - 1 ? 0 : 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * time);
    const pitch = 140 + 15 * Math.sin(2 * Math.PI * 1.3 * time);
    let value = 0;
    for (let overtone = 1; overtone <= 12; overtone += 1)
      value += Math.sin(2 * Math.PI * pitch * overtone * time) / overtone;
    samples[index] = Math.round(value * syllable * 9_000);
  }
  const data = Buffer.from(samples.buffer);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  const path = join(folder, 'voice.wav');
  // Two processes may be at it: each finds a whole one.
  writeFileSync(`${path}.${process.pid}`, Buffer.concat([head, data]));
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/** Browsers with a microphone that is allowed at once and hears something like a voice: `test.use({ launchOptions: withMicrophone() })`. */
export const withMicrophone = (): LaunchOptions => {
  const usual = config.use?.launchOptions;
  return {
    ...usual,
    args: [
      ...(usual?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${voiceFile()}`,
    ],
  };
};

/** What a page's calls are made of, kept where a test finds it: the browser itself names no connection of a page. */
interface Watched {
  connections: RTCPeerConnection[];
}

/**
 * Before the page is loaded: keeps every RTCPeerConnection that it makes.
 *
 * @param options.relayOnly as on a network that lets nothing through but TURN
 */
export async function watchCalls(page: Page, options: { relayOnly?: boolean } = {}): Promise<void> {
  await page.addInitScript((relayOnly) => {
    const watched: RTCPeerConnection[] = [];
    const Own = window.RTCPeerConnection;
    Object.assign(window, {
      connections: watched,
      RTCPeerConnection: class extends Own {
        constructor(configuration?: RTCConfiguration) {
          super(relayOnly ? { ...configuration, iceTransportPolicy: 'relay' } : configuration);
          watched.push(this);
        }
        override setConfiguration(configuration?: RTCConfiguration): void {
          super.setConfiguration(relayOnly ? { ...configuration, iceTransportPolicy: 'relay' } : configuration);
        }
      },
    });
  }, options.relayOnly ?? false);
}

export interface Heard {
  packets: number;
  energy: number;
  /** How the sound comes here: `host`, `srflx`, `prflx` or `relay`; empty without a connection. */
  local: string;
  remote: string;
}

/** What has come to a page by its living connections. */
export const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(async () => {
    const heard = { packets: 0, energy: 0, local: '', remote: '' };
    for (const connection of (window as unknown as Watched).connections.filter(
      (each) => each.connectionState === 'connected',
    )) {
      const stats = new Map<string, Record<string, unknown>>();
      (await connection.getStats()).forEach((report: { id: string }) => stats.set(report.id, report as never));
      for (const report of stats.values()) {
        if (report.type === 'inbound-rtp' && report.kind === 'audio') {
          heard.packets += Number(report.packetsReceived ?? 0);
          heard.energy += Number(report.totalAudioEnergy ?? 0);
        }
        if (report.type === 'candidate-pair' && report.nominated && report.state === 'succeeded') {
          heard.local = String(stats.get(String(report.localCandidateId))?.candidateType ?? '');
          heard.remote = String(stats.get(String(report.remoteCandidateId))?.candidateType ?? '');
        }
      }
    }
    return heard;
  });

/** The STUN and TURN servers that a page's newest connection may use. */
export const serversOf = (page: Page): Promise<RTCIceServer[]> =>
  page.evaluate(() => (window as unknown as Watched).connections.at(-1)?.getConfiguration().iceServers ?? []);

/** A limit, never a wait, in milliseconds: on a busy machine the app may try more than once. */
const HEARD_WITHIN = 60_000;

/** Packets arrive, and there is sound in them. */
export async function expectToHear(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expect
      .poll(async () => (await heardBy(page)).packets, { timeout: HEARD_WITHIN, message: 'packets should arrive' })
      .toBeGreaterThan(10);
    await expect
      .poll(async () => (await heardBy(page)).energy, {
        timeout: HEARD_WITHIN,
        message: 'there should be sound in them',
      })
      .toBeGreaterThan(0);
  }
}
