/** A type none of whose parts can be assigned to. */
export type Immutable<T> = T extends string | number | boolean | bigint | symbol | null | undefined
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : { readonly [K in keyof T]: Immutable<T[K]> };

/** Freezes a value made of plain objects and lists, all the way down, and returns it. */
export function deepFreeze<T>(value: T): Immutable<T> {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value as Immutable<T>;
}
