import type { Deed, Noun, Sentence } from "./tree.ts";

/** A question of one thing or another as two, the second with what differs alone. */
export function eitherOf(tree: Sentence): readonly [Sentence, Sentence] | undefined {
  if (tree.question !== true || tree.ask || tree.asked || tree.hanging || tree.next)
    return undefined;
  const { deed } = tree;
  const two = (first: Partial<Deed>, second: Partial<Deed>): readonly [Sentence, Sentence] => [
    { ...tree, deed: { ...deed, ...first } },
    { ...tree, deed: { ...deed, times: [], manners: [], preps: [], ...second } },
  ];
  const { quality, noun, objects, preps } = deed;
  if (quality?.or) {
    const { or, ...one } = quality;
    return two({ quality: one }, { quality: or });
  }
  const named = noun && parted(noun);
  if (named) return two({ noun: named[0] }, { noun: named[1] });
  const object = objects.length === 1 && objects[0] ? parted(objects[0]) : undefined;
  if (object) return two({ objects: [object[0]] }, { objects: [object[1]] });
  const last = preps.at(-1);
  const place = last?.noun && parted(last.noun);
  return last && place
    ? two(
        { preps: [...preps.slice(0, -1), { ...last, noun: place[0] }] },
        { preps: [{ ...last, noun: place[1] }] },
      )
    : undefined;
}

const parted = ({ and, ...noun }: Noun): readonly [Noun, Noun] | undefined =>
  and?.word === "or" ? [noun, and.noun] : undefined;
