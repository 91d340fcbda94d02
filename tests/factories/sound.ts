/** Recordings for tests, as bytes of real files. */

export interface WavOptions {
  seconds?: number;
  channels?: number;
  rate?: number;
  bits?: 8 | 16;
  isSilent?: boolean;
}

/** A hum whose loudness comes and goes, as speech does. */
export function wavFile({
  seconds = 1,
  channels = 1,
  rate = 16_000,
  bits = 16,
  isSilent = false,
}: WavOptions = {}): Buffer {
  const count = Math.round(seconds * rate);
  const bytes = bits / 8;
  const size = count * channels * bytes;
  const file = Buffer.alloc(44 + size, bits === 8 ? 128 : 0);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * channels * bytes, 28);
  file.writeUInt16LE(channels * bytes, 32);
  file.writeUInt16LE(bits, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  if (isSilent) return file;
  for (let i = 0; i < count; i++) {
    const second = i / rate;
    const value = Math.sin(second * 2 * Math.PI * 180) * 0.4 * Math.abs(Math.sin(second * 7));
    for (let channel = 0; channel < channels; channel++) {
      const at = 44 + (i * channels + channel) * bytes;
      if (bits === 8) file[at] = 128 + Math.round(value * 127);
      else file.writeInt16LE(Math.round(value * 32767), at);
    }
  }
  return file;
}
