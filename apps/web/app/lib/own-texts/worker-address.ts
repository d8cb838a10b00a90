interface Policy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The built workers: the build names each after its file, which ends in `.worker.ts`. */
const worker = /^\/assets\/[\w-]+\.worker-[\w-]+\.js$/;

let policy: Policy | undefined;

/**
 * The address of a worker of the application, from what `?worker&url` gives. The pages' policy takes no text
 * for the address of a script; these are let through by a policy of their own (decision 047).
 */
export function workerAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("threads", {
    createScriptURL(asked) {
      if (!worker.test(asked)) throw new TypeError("No script may come from there.");
      return asked;
    },
  });
  return policy.createScriptURL(address);
}
