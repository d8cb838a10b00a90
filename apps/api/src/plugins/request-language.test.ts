import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { bestLanguage, pageLanguage, pageMeanings } from "./request-language.ts";

test("Kazakh goes by kk and by kz, with or without a country", () => {
  for (const header of ["kk", "kz", "kk-KZ", "KK-kz,ru;q=0.5", "de, kk;q=0.3"]) {
    expect(bestLanguage(header), header).toBe("kz");
  }
});

test("the greatest weight wins, the first of equal ones, and 0 means never", () => {
  expect(bestLanguage("en;q=0.5, ru;q=0.9, kk;q=0.7")).toBe("ru");
  expect(bestLanguage("ru, kk")).toBe("ru");
  expect(bestLanguage("ru;q=0, kk;q=0.1")).toBe("kz");
});

test("without a language of ours it is English", () => {
  for (const header of [undefined, "", "*", "de-DE,fr;q=0.8", ";;;,,,", "ru;q=abc", "__proto__"]) {
    expect(bestLanguage(header), header).toBe("en");
  }
});

test("a page follows the stored choice before the browser, and only a choice of ours", () => {
  const request = (cookie: string) =>
    ({ headers: { cookie, "accept-language": "ru" } }) as FastifyRequest;
  expect(pageLanguage(request("a=1; language=kz; b=2"))).toBe("kz");
  expect(pageLanguage(request("language=en"))).toBe("en");
  expect(pageLanguage(request("language=de"))).toBe("ru");
  expect(pageLanguage(request("language=kz<script>"))).toBe("ru");
  expect(pageLanguage(request("xlanguage=kz"))).toBe("ru");
});

test("a page explains Kazakh in its own language, and in Kazakh as the browser settled or asks", () => {
  const request = (cookie: string, asked = "kk, ru;q=0.8, en;q=0.6") =>
    ({ headers: { cookie, "accept-language": asked } }) as FastifyRequest;
  expect(pageMeanings(request("meanings=ru.ru"), "en")).toEqual({ words: "en", texts: "en" });
  expect(pageMeanings(request("a=1; meanings=en.en"), "kz")).toEqual({ words: "en", texts: "en" });
  expect(pageMeanings(request("meanings=kz.ru"), "kz")).toEqual({ words: "ru", texts: "ru" });
  expect(pageMeanings(request(""), "kz")).toEqual({ words: "ru", texts: "ru" });
  expect(pageMeanings(request("", "kk"), "kz")).toEqual({ words: "en", texts: "ru" });
});
