import { hash, type Options, verify } from "@node-rs/argon2";

const hashes = new Map<string, Promise<string>>();
const verified = new Map<string, Promise<boolean>>();

/**
 * The real Argon2, asked once for each of its answers: a suite signs up a thousand learners who share one password, and each
 * hash is made to take long. Two of them share a salt, which only the tests of hashing itself would mind; those ask the library.
 */
export const rememberingArgon2 = {
  hash(password: string | Uint8Array, options?: Options | null): Promise<string> {
    const key = JSON.stringify([String(password), options]);
    const known = hashes.get(key) ?? hash(password, options);
    hashes.set(key, known);
    return known;
  },
  verify(hashed: string | Uint8Array, password: string | Uint8Array): Promise<boolean> {
    const key = JSON.stringify([String(hashed), String(password)]);
    const known = verified.get(key) ?? verify(hashed, password);
    verified.set(key, known);
    return known;
  },
};
