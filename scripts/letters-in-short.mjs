/**
 * `\p{L}` is 684 ranges, half of them beyond U+FFFF, where each is spelt in two halves: a regular expression with eight of
 * them is 65 KB for V8 and takes it three milliseconds to make. Written as {@link SHORT} has it, it is 6 KB and a fifth of
 * the time. For what reads messages and Kazakh in the server's bundle (decision 046); sources and tests say `\p{L}`, and so
 * do schemas of content, of which the cache of content has a hash.
 */
export const lettersInShort = () => ({
  name: "letters-in-short",
  transform(code, id) {
    if (!OF_LANGUAGE.test(id) || !WRITTEN.test(code)) return undefined;
    return withLettersInShort(code, this.parse(code, { lang: "ts" }));
  },
});

const OF_LANGUAGE = /\/packages\/(?:clause|kazakh|tutor)\/src\/.*\.ts$/;

const WRITTEN = /\\p\{[LM]\}/;

/** To here each character is told exactly: Latin, Greek, Cyrillic, Hebrew and Arabic. */
const EXACT = 0x6ff;

/**
 * Letters and marks as ranges of a class of characters. Beyond what is exact whole stretches count as letters, with the
 * signs and digits among them, and as marks only what is put on other characters of any script; beyond U+FFFF there is
 * neither.
 */
export const SHORT = {
  L: `${rangesOf(/\p{L}/u)}\u0710-\u1fff\u2c00-\u2dff\u3041-\u31ff\u3400-\ud7fb\uf900-\ufdff\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`,
  M: `${rangesOf(/\p{M}/u)}\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f`,
};

function rangesOf(kind) {
  const isKind = (code) => kind.test(String.fromCharCode(code));
  let ranges = "";
  for (let from = 0; from <= EXACT; from++) {
    if (!isKind(from)) continue;
    let to = from;
    while (to < EXACT && isKind(to + 1)) to++;
    ranges += String.fromCharCode(from) + (to > from ? `-${String.fromCharCode(to)}` : "");
    from = to;
  }
  return ranges;
}

/**
 * A program whose regular expressions, and the texts they are made of, have letters and marks in short.
 *
 * @param tree the program as it was parsed
 */
export function withLettersInShort(code, tree) {
  let short = "";
  let done = 0;
  for (const { start, end } of literalsIn(tree)) {
    short += code.slice(done, start) + shortened(code.slice(start, end));
    done = end;
  }
  return short + code.slice(done);
}

/** Expressions, and texts that some are made of, as they stand in a program. */
function literalsIn(tree) {
  const found = [];
  const left = [tree];
  while (left.length > 0) {
    const node = left.pop();
    const { type, value, regex } = node;
    if (type === "TemplateElement" || (type === "Literal" && (regex || typeof value === "string")))
      found.push(node);
    else
      for (const child of Object.values(node))
        if (child && typeof child === "object") left.push(child);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Within brackets the ranges stand alone, elsewhere in brackets of their own. */
function shortened(literal) {
  if (!WRITTEN.test(literal)) return literal;
  let inBrackets = false;
  const short = literal.replace(/\\{1,2}p\{([LM])\}|\\.|\[|\]/gsu, (part, kind) => {
    if (kind) return inBrackets ? SHORT[kind] : `[${SHORT[kind]}]`;
    if (part === "[") inBrackets = true;
    else if (part === "]") inBrackets = false;
    return part;
  });
  if (inBrackets) throw new Error(`A class of characters is open at the end of ${literal}`);
  return short;
}
