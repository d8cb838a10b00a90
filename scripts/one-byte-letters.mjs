/**
 * Node keeps a program's text at two bytes a letter as soon as one of them is beyond Latin-1. Where it is smaller
 * so, those letters are written as escapes, and the text takes one byte a letter (decisions 046 and 076). For the server's
 * bundle and the pages' server build, of which rolldown is the bundler of both.
 */
export const oneByteLetters = () => ({
  name: "one-byte-letters",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const escaped = chunk.code.replace(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
      if (escaped.length < chunk.code.length * 2) chunk.code = escaped;
    }
  },
});
