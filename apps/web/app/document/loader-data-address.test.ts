import { expect, test } from "vitest";
import { loaderDataAddress, pageOfLoaderData } from "./loader-data-address.ts";

const origin = "https://tilashar.example";

test("the address of a page's data leads back to the page", () => {
  for (const page of ["/", "/lessons/1", "/lessons?level=beginner", "/a%20b/%D3%99"]) {
    expect(pageOfLoaderData(new URL(origin + loaderDataAddress(page)))?.href).toBe(origin + page);
  }
});

test("a page's own address is no address of data", () => {
  for (const page of ["/", "/lessons", "/page-data", "/page-database/1"]) {
    expect(pageOfLoaderData(new URL(origin + page))).toBeNull();
  }
});

test("a made-up address stays on this site", () => {
  const page = pageOfLoaderData(new URL(`${origin}/page-data//other.example/x`));
  expect(page?.origin).toBe(origin);
});
