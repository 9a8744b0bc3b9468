import { soundContext } from './sound-context';
import type { Player } from './server-mouth';

/** Seconds before the first samples are heard, so that the next ones are there in time. */
const AHEAD = 0.05;

/** Plays samples one after the other, without a gap while they come in time. */
export function contextPlayer(): Player {
  const playing = new Set<AudioBufferSourceNode>();
  let next = 0;
  return {
    play(samples, rate, ended) {
      const context = soundContext();
      const buffer = context.createBuffer(1, samples.length, rate);
      buffer.copyToChannel(samples, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      const at = Math.max(next, context.currentTime + AHEAD);
      next = at + buffer.duration;
      playing.add(source);
      source.addEventListener('ended', () => {
        playing.delete(source);
        ended();
      });
      source.start(at);
    },
    stop() {
      next = 0;
      for (const source of playing) source.stop();
      playing.clear();
    },
  };
}
