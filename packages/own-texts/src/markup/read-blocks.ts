import { walkMarkup } from "./walk-markup.ts";

/** A heading, a paragraph or a picture of a marked-up text, with nothing of the markup. */
export interface Block {
  readonly kind: "heading" | "paragraph" | "picture";
  /** Of a picture: what is said of it. */
  readonly text: string;
  /** Of a picture: the address that the markup names. */
  readonly source?: string;
  /** It stands in what the page names its main part. */
  readonly main: boolean;
}

export interface MarkedUpText {
  /** Of the page's head. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Never read: scripts, forms, drawings, and what surrounds a page's text. */
const skipped = new Set(
  (
    "script style template noscript svg math iframe object audio video canvas select textarea button " +
    "nav aside footer form dialog rt rp"
  ).split(" "),
);
/** They stand inside a line; everything else ends one. */
const inline = new Set(
  (
    "a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q ruby rb s samp small span " +
    "strike strong sub sup time tt u var wbr"
  ).split(" "),
);
const heading = /^h[1-3]$/;

/**
 * Takes the text out of HTML or XHTML. Nothing is run, fetched or built into a page: the markup is walked
 * through once, and only its text is kept.
 */
export function readBlocks(markup: string): MarkedUpText {
  const blocks: Block[] = [];
  let title = "";
  let line = "";
  /** Pictures inside of the line: they follow it. */
  let pictures: Block[] = [];
  /** How many elements of each sort are open around here. */
  let around = { skipped: 0, main: 0, heading: 0, title: 0, kept: 0 };

  const end = () => {
    const text = line
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim();
    line = "";
    const kind = around.heading > 0 ? "heading" : "paragraph";
    if (text !== "") blocks.push({ kind, text, main: around.main > 0 });
    blocks.push(...pictures);
    pictures = [];
  };
  walkMarkup(
    markup,
    () => {
      around = { skipped: 0, main: 0, heading: 0, title: 0, kept: 0 };
      return {
        onopentag(name, { src, href, "xlink:href": linked, alt }) {
          // Covers often stand in a drawing that holds nothing else
          const source =
            name === "image" ? (href ?? linked) : name === "img" && around.skipped === 0 ? src : "";
          if (source !== undefined && source !== "")
            pictures.push({ kind: "picture", text: alt ?? "", source, main: around.main > 0 });
          if (!inline.has(name) && name !== "br") end();
          if (skipped.has(name)) around.skipped += 1;
          else if (name === "br") line += "\n";
          else if (name === "pre") around.kept += 1;
          else if (name === "title") around.title += 1;
          else if (name === "main" || name === "article") around.main += 1;
          if (heading.test(name)) around.heading += 1;
        },
        onclosetag(name) {
          if (!inline.has(name) && name !== "br") end();
          if (skipped.has(name)) around.skipped -= 1;
          else if (name === "pre") around.kept -= 1;
          else if (name === "title") around.title -= 1;
          else if (name === "main" || name === "article") around.main -= 1;
          if (heading.test(name)) around.heading -= 1;
        },
        ontext(text) {
          if (around.skipped > 0) return;
          if (around.title > 0) title += text;
          else line += around.kept > 0 ? text : text.replace(/\s+/g, " ");
        },
      };
    },
    { lowerCaseTags: true, recognizeSelfClosing: true },
  );
  end();
  return { title: title.replace(/\s+/g, " ").trim(), blocks };
}
