import type { Plugin } from "vite";

/**
 * SQLite's module can start threads of its own for databases on a disk. Ours are in memory, so that these
 * files need not be built; a thread of ours is one classic script and could not hold them.
 */
export function sqliteInMemory(): Plugin {
  return {
    name: "sqlite-in-memory",
    enforce: "pre",
    transform: {
      filter: { id: /@sqlite\.org\/sqlite-wasm\/dist\/index\.mjs$/ },
      handler: (code) => ({
        code: code.replace(/new URL\("sqlite3[\w.-]+", import\.meta\.url\)/g, '""'),
        map: null,
      }),
    },
  };
}
