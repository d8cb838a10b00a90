/** A feature as a number of 32 bits, so that a model holds no strings: FNV-1a over its UTF-16 units. */
export function featureKey(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  // FNV leaves the low bits of short strings alike
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
