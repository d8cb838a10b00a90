/** The address of SQLite's WebAssembly in a build, for a page to fetch: a thread may fetch nothing. */
export { default as sqliteProgram } from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
