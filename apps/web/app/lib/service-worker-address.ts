interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const address = "/sw.js";
let trusted: string | undefined;

/**
 * Where the service worker is. The pages' policy takes no text for the address of a script; this one
 * address is let through by the only policy it names (decision 047).
 */
export function serviceWorkerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??=
    trustedTypes
      ?.createPolicy("tilashar", {
        createScriptURL: (asked) => {
          if (asked !== address) throw new TypeError("No script may come from there.");
          return asked;
        },
      })
      .createScriptURL(address) ?? address;
  return trusted;
}
