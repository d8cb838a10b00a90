/**
 * Licences whose works may be part of a work under AGPL-3.0-or-later, by their SPDX names: the GNU project's
 * list of compatible licences (gnu.org/licenses/license-list.html), and for data such as tables of browsers
 * the two Creative Commons licences that ask for the author's name only.
 */
const compatible = new Set([
  "0BSD",
  "AGPL-3.0-or-later",
  "Apache-2.0",
  "Artistic-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "GPL-2.0-or-later",
  // Section 13 of both version 3 licences lets them be joined; "GPL-3.0" is the older spelling of the next.
  "GPL-3.0",
  "GPL-3.0-only",
  "GPL-3.0-or-later",
  "ISC",
  "LGPL-2.1-or-later",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
  "Unicode-3.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/**
 * Whether what is under an SPDX expression may be used: of alternatives one must be compatible, of licences
 * that hold together all.
 *
 * @param expression such as `(MIT OR GPL-2.0) AND CC0-1.0`; anything that cannot be read is refused
 */
export function isCompatible(expression: string): boolean {
  const words = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  function either(): boolean {
    let fits = both();
    while (words[at] === "OR") {
      at += 1;
      const other = both();
      fits ||= other;
    }
    return fits;
  }
  function both(): boolean {
    let fits = one();
    while (words[at] === "AND") {
      at += 1;
      const other = one();
      fits &&= other;
    }
    return fits;
  }
  function one(): boolean {
    const word = words[at];
    at += 1;
    if (word !== "(") {
      // An exception allows more than the licence it is joined to, never less.
      if (words[at] === "WITH") at += 2;
      return word !== undefined && compatible.has(word);
    }
    const fits = either();
    const closed = words[at] === ")";
    at += 1;
    return fits && closed;
  }
  const fits = either();
  return fits && at === words.length;
}
