/** A RIFF/WAVE file: mono, 16 bits. Louder than full is folded softly rather than cut. */
export function waveFile(pcm: Float32Array, sampleRate: number): Buffer {
  const file = Buffer.alloc(44 + pcm.length * 2);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + pcm.length * 2, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(pcm.length * 2, 40);
  pcm.forEach((value, i) => {
    file.writeInt16LE(Math.round(Math.tanh(value * 1.02) * 32000), 44 + i * 2);
  });
  return file;
}
