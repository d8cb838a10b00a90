import { walkXml } from "../markup/walk-xml.ts";
import type { Chapter, OwnText } from "../own-text.ts";

/** Elements whose text stands on a line of its own. */
const lines = new Set(["p", "v", "subtitle", "text-author", "td", "th"]);

/** Reads a FictionBook: its body's sections are chapters, notes and pictures are left out. */
export function readFb2(source: string): OwnText {
  let title = "";
  const names: string[] = [];
  let isNotes = false;
  const chapters: { title: string; paragraphs: string[] }[] = [];
  let line = "";
  walkXml(source, {
    open({ name, attributes }, around) {
      if (name === "body") isNotes = /notes|comments/i.test(attributes.name ?? "");
      else if (name === "section" && !isNotes) chapters.push({ title: "", paragraphs: [] });
      if (lines.has(name)) line = "";
      if (name === "author" && around.includes("title-info")) names.push("");
    },
    text(text, around) {
      if (around.includes("body")) {
        if (!around.includes("binary")) line += text;
        return;
      }
      if (!around.includes("title-info")) return;
      const name = around.at(-1);
      if (name === "book-title") title += text;
      else if (around.includes("author") && /^(?:first|middle|last)-name$/.test(name ?? ""))
        names.push(`${names.pop() ?? ""} ${text}`);
    },
    close(name, around) {
      if (!lines.has(name) || !around.includes("body") || isNotes) return;
      const text = line.replace(/\s+/g, " ").trim();
      line = "";
      if (text === "") return;
      if (chapters.length === 0) chapters.push({ title: "", paragraphs: [] });
      const chapter = chapters.at(-1);
      if (chapter === undefined) return;
      // A title may be of several lines; the body's own is the book's.
      if (around.includes("title") && around.includes("section"))
        chapter.title = chapter.title === "" ? text : `${chapter.title}. ${text}`;
      else if (!around.includes("title")) chapter.paragraphs.push(text);
    },
  });
  return {
    format: "fb2",
    title: title.replace(/\s+/g, " ").trim(),
    author: names
      .map((name) => name.replace(/\s+/g, " ").trim())
      .filter((name) => name !== "")
      .join(", "),
    chapters: withTitles(chapters),
  };
}

/** A section that holds only a title and sections gives its title to the first of them. */
function withTitles(sections: readonly Chapter[]): Chapter[] {
  let before = "";
  return sections.flatMap(({ title, paragraphs }) => {
    const whole = [before, title].filter((one) => one !== "").join(". ");
    before = paragraphs.length === 0 ? whole : "";
    return paragraphs.length === 0 ? [] : [{ title: whole, paragraphs }];
  });
}
