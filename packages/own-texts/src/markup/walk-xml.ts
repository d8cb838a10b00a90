import { walkMarkup } from "./walk-markup.ts";

/** An element as it is met: its name without a prefix, in small letters, and its attributes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface XmlVisitor {
  open?(element: XmlElement, path: readonly string[]): void;
  /** Text, with the names of the elements around it from the outermost. */
  text?(text: string, path: readonly string[]): void;
  close?(name: string, path: readonly string[]): void;
}

/**
 * Walks through XML as it stands, forgiving what is broken. Entities that a document defines are not
 * expanded, so that none can grow.
 */
export function walkXml(source: string, visitor: XmlVisitor): void {
  const plain = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();
  walkMarkup(
    source,
    () => {
      const path: string[] = [];
      return {
        onopentag(name, attributes) {
          path.push(plain(name));
          visitor.open?.({ name: plain(name), attributes }, path);
        },
        ontext(text) {
          visitor.text?.(text, path);
        },
        onclosetag(name) {
          visitor.close?.(plain(name), path);
          path.pop();
        },
      };
    },
    { xmlMode: true },
  );
}
