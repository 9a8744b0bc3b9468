/**
 * Samples at another, lower rate: each is the mean of those that it stands for, which is enough for speech.
 * @param from samples a second @param to samples a second, at most `from`
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array<ArrayBuffer> {
  const step = from / to;
  const result = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < result.length; index += 1) {
    const [begin, end] = [
      Math.floor(index * step),
      Math.max(Math.floor(index * step) + 1, Math.floor((index + 1) * step)),
    ];
    let sum = 0;
    for (let at = begin; at < end; at += 1) sum += samples[at]!;
    result[index] = sum / (end - begin);
  }
  return result;
}
