/* Runs in the audio thread: hands over what the microphone hears, in blocks of about 20 ms. */
const SAMPLES = 1024;

class Blocks extends AudioWorkletProcessor {
  block = new Float32Array(SAMPLES);
  filled = 0;
  open = true;

  constructor() {
    super();
    // Any message ends it.
    this.port.onmessage = () => (this.open = false);
  }

  process([input]) {
    const [samples] = input;
    if (!this.open || !samples) return this.open;
    // A block is a whole number of quanta of 128 samples.
    this.block.set(samples, this.filled);
    this.filled += samples.length;
    if (this.filled >= SAMPLES) {
      this.port.postMessage(this.block, [this.block.buffer]);
      this.block = new Float32Array(SAMPLES);
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('blocks', Blocks);
