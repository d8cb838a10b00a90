export * from "./sample-books.ts";
