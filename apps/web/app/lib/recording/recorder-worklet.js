// Runs on the browser's audio thread: hands on what the microphone hears, in pieces of 20 ms or so.
class Recorder extends AudioWorkletProcessor {
  constructor() {
    super();
    this.piece = new Float32Array(1024);
    this.filled = 0;
  }

  process([channels]) {
    const samples = channels?.[0];
    if (samples) {
      for (const sample of samples) {
        this.piece[this.filled++] = sample;
        if (this.filled === this.piece.length) {
          this.port.postMessage(this.piece, [this.piece.buffer]);
          this.piece = new Float32Array(1024);
          this.filled = 0;
        }
      }
    }
    return true;
  }
}

registerProcessor("tilashar-recorder", Recorder);
