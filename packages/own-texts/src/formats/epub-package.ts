import { walkXml } from "../markup/walk-xml.ts";

/** What an EPUB says of itself. */
export interface EpubPackage {
  readonly title: string;
  readonly author: string;
  /** Paths of its documents in the order of reading, from the archive's root. */
  readonly spine: readonly string[];
  /** Path of its table of contents; null without one. */
  readonly contents: string | null;
}

/** The path of the package document, as META-INF/container.xml names it. */
export function packagePath(container: string): string | null {
  let path: string | null = null;
  walkXml(container, {
    open({ name, attributes }) {
      if (name === "rootfile") path ??= attributes["full-path"] ?? null;
    },
  });
  return path;
}

/** Reads a package document. @param path where it stands: the paths in it begin there */
export function readPackage(source: string, path: string): EpubPackage {
  let title = "";
  let author = "";
  const manifest = new Map<string, { href: string; type: string; properties: string }>();
  const order: string[] = [];
  let ncx = "";
  walkXml(source, {
    open({ name, attributes }) {
      const { id = "", href = "", idref = "", properties = "" } = attributes;
      if (name === "item")
        manifest.set(id, { href, type: attributes["media-type"] ?? "", properties });
      else if (name === "itemref" && attributes.linear !== "no") order.push(idref);
      else if (name === "spine") ncx = attributes.toc ?? "";
    },
    text(text, around) {
      if (!around.includes("metadata")) return;
      if (around.at(-1) === "title") title += text;
      else if (around.at(-1) === "creator")
        author += author === "" || text.trim() === "" ? text : `, ${text}`;
    },
  });
  const items = [...manifest.values()];
  const contents =
    items.find(({ properties }) => properties.split(" ").includes("nav")) ??
    manifest.get(ncx) ??
    items.find(({ type }) => type === "application/x-dtbncx+xml");
  const isDocument = (type: string, href: string) =>
    /html/.test(type) || (type === "" && /\.x?html?$/i.test(href));
  return {
    title: title.replace(/\s+/g, " ").trim(),
    author: author.replace(/\s+/g, " ").trim(),
    spine: order.flatMap((id) => {
      const item = manifest.get(id);
      return item !== undefined && isDocument(item.type, item.href)
        ? [resolve(path, item.href)]
        : [];
    }),
    contents: contents === undefined ? null : resolve(path, contents.href),
  };
}

/** Titles of a table of contents by the path of the document each leads to, the first of each. */
export function readContents(source: string, path: string): Map<string, string> {
  const titles = new Map<string, string>();
  let label = "";
  let target = "";
  const note = () => {
    const title = label.replace(/\s+/g, " ").trim();
    if (target !== "" && title !== "" && !titles.has(target)) titles.set(target, title);
    label = "";
    target = "";
  };
  walkXml(source, {
    open({ name, attributes }) {
      // EPUB 3: <a href>title</a>; EPUB 2: <navLabel><text>title</text></navLabel><content src/>
      if (name === "a") {
        label = "";
        target = resolve(path, attributes.href ?? "");
      } else if (name === "navlabel") label = "";
      else if (name === "content") {
        target = resolve(path, attributes.src ?? "");
        note();
      }
    },
    text(text, around) {
      if (around.includes("navlabel") || (around.includes("a") && target !== "")) label += text;
    },
    close(name) {
      if (name === "a") note();
    },
  });
  return titles;
}

/** A path of the archive from a reference in one of its documents. */
export function resolve(from: string, reference: string): string {
  const plain = reference.split("#")[0] ?? "";
  let decoded = plain;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    // A percent sign of its own
  }
  const parts = decoded.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const part of decoded.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
