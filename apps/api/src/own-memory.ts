/**
 * The same bytes in memory that holds nothing else, for what is kept long. A small `Buffer` is a view into
 * a slab (64 KB: `Buffer.poolSize`, a compressor's chunk), and keeps the whole slab alive.
 */
export function ownMemory(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
