import type { Plugin } from "vite";

/** What the compiler makes of a text without parts that vary, in one language. */
const text = /const (?:en|ru|kz)_\w+ = [^\n]*=> \{\n\treturn [^\n]*?(`(?:[^`\\]|\\.)*`)\)?\n\};/g;
const exported = /export const (\w+) = /;

/** Where the compiler puts each message. */
const message = /\/app\/paraglide\/messages\/\w+\.js$/;

/**
 * Writes a message that is the same for every input as one call with its three texts, where the compiler
 * writes four functions: half of what a page's short texts weigh is otherwise those functions. Messages with
 * inputs stay as the compiler made them.
 */
export function compactMessages(): Plugin {
  let compacted = 0;
  return {
    name: "compact-messages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!message.test(id)) return null;
      const short = compactMessage(code);
      if (short === null) return null;
      compacted++;
      return { code: short, map: null };
    },
    generateBundle() {
      if (compacted === 0) this.error("The message compiler writes its messages in another form");
    },
  };
}

/** The module of one message in its short form; null where its text has inputs or variants. */
export function compactMessage(code: string): string | null {
  const texts = [...code.matchAll(text)].map((found) => found[1]);
  const name = exported.exec(code)?.[1];
  const languages = [...code.matchAll(/^const (en|ru|kz)_/gm)].map((found) => found[1]);
  if (name === undefined || texts.length !== 3 || languages.join() !== "en,ru,kz") return null;
  if (texts.some((one) => one === undefined || one.includes("${"))) return null;
  return (
    // A relative address: what compiles workers does not read the package's own names here.
    `import { constantMessage } from "../../lib/language/constant-message.ts";\n` +
    `export const ${name} = /* @__PURE__ */ constantMessage(${texts.join(", ")});\n`
  );
}
