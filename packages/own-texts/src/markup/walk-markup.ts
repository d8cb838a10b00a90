import { type Handler, Parser, type ParserOptions } from "htmlparser2";

/** Elements deeper than this are no document; browsers stop at about as many. */
const maxDepth = 500;
/** So many characters are read between two looks at the depth. */
const stepLength = 16_384;

/**
 * Walks through markup once. The parser's work grows with the square of the depth, so that at elements
 * which are nested without an end it begins anew, as if all were closed.
 *
 * @param handler makes the handlers of a beginning; called again after each such place
 */
export function walkMarkup(
  source: string,
  handler: () => Partial<Handler>,
  options: ParserOptions,
): void {
  let depth = 0;
  const begin = () => {
    depth = 0;
    const { onopentag, onclosetag, ...rest } = handler();
    return new Parser(
      {
        ...rest,
        onopentag(...about) {
          depth += 1;
          onopentag?.(...about);
        },
        onclosetag(...about) {
          depth -= 1;
          onclosetag?.(...about);
        },
      },
      { decodeEntities: true, ...options },
    );
  };
  let parser = begin();
  for (let at = 0; at < source.length; ) {
    // A tag is not cut in two, where it is no longer than a step.
    const tag = source.lastIndexOf("<", at + stepLength);
    const end = at + stepLength >= source.length ? source.length : tag > at ? tag : at + stepLength;
    parser.write(source.slice(at, end));
    at = end;
    if (depth > maxDepth) {
      parser.end();
      parser = begin();
    }
  }
  parser.end();
}
