/**
 * Node reads every property of a built-in module that a program imports, and some are read at a price: `node:http` loads
 * the whole of `fetch`, `node:fs` its streams. Asked for by name, only what is used is read: half of what the built-in
 * modules cost a start. For the server's bundle; a chunk's imports stand at its top, each in a line.
 */
export const builtInModules = () => ({
  name: "built-in-modules",
  renderChunk: (code) => ({ code: importedByName(code), map: null }),
});

const line =
  /^import (?:(?<all>[\w$]+)(?:, )?)?(?:\{ (?<some>[^}]*) \} )?\s?from "(?<name>node:[\w/]+)";$/;

/** The text of a chunk without imports of built-in modules. */
export function importedByName(code) {
  const lines = code.split("\n");
  for (let at = 0; at < lines.length; at++) {
    if (!/^(?:import |\/\/|$)/.test(lines[at])) break;
    const { all, some, name } = line.exec(lines[at])?.groups ?? {};
    if (name === undefined) continue;
    const module = `process.getBuiltinModule("${name}")`;
    lines[at] = [
      ...(all === undefined ? [] : [`var ${all} = ${module};`]),
      ...(some === undefined ? [] : [`var { ${some.replaceAll(" as ", ": ")} } = ${module};`]),
    ].join(" ");
  }
  return lines.join("\n");
}
