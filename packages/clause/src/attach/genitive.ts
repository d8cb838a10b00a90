import type { Option } from "./entry.ts";
import { faultAt, plainOption, type Site } from "./site.ts";
import { agree, subjectPerson } from "./subject.ts";

/** Owners before what they own. */
export function genitive(site: Site): Option[] {
  const { reading, head, adjacent } = site;
  // ал сенің ше, Әсел: what is yours stays unsaid
  if (site.token.leaning.includes("ше")) return [plainOption(site, "owner", 0.5)];
  const owner = subjectPerson(reading);
  const { reading: next } = head;
  const options: Option[] = [];
  const owns =
    next.kind === "noun" ||
    next.form === "vn" ||
    next.form === "part" ||
    next.kind === "post" ||
    next.kind === "adv" ||
    next.kind === "adj";
  if (head.pred && head.possessed === owner && !isClauseBetween(site))
    return [plainOption(site, "owner", 0.3)];
  if (next.owner && owns && !(head.owner && next.kind !== "noun")) {
    const fits =
      next.owner === owner ||
      (owner === "2pf" && next.owner === "2f") ||
      (owner === "2p" && next.owner === "2s");
    if (fits) options.push(plainOption(site, "owner", 0, { head: { owner: true } }));
    else if (next.kind === "noun" && !head.owner && !isNextOwned(site))
      options.push(
        plainOption(site, "owner", 0.4, {
          head: { owner: true },
          fault: faultAt(site, "possession", owner),
        }),
      );
    return options;
  }
  // айтқандарының бәріне: all of it
  if (next.lemma === "бәрі" && adjacent)
    return [plainOption(site, "owner", 0, { head: { owner: true } })];
  if (next.form === "des") {
    const wanted = next.person ?? "3";
    options.push(
      agree(owner, wanted)
        ? plainOption(site, "owner", 0, { head: { owner: true } })
        : plainOption(site, "owner", 0.4, { fault: faultAt(site, "agreement", owner) }),
    );
    return options;
  }
  if (
    next.kind !== "noun" ||
    next.pronoun ||
    (head.pred && head.below === undefined && next.case !== "NOM")
  )
    return options;
  if (isNextOwned(site)) return options;
  // ағамның отбасы: it has the ending in itself
  if (owner === "1p" || (owner === "3" && next.lemma === "отбасы")) {
    options.push(plainOption(site, "owner", adjacent ? 0.3 : 0.5));
    return options;
  }
  if (head.at - site.at > 2) return options;
  if (owner === "2f" || owner === "2p" || owner === "2pf")
    options.push(plainOption(site, "owner", 0.6, { doubt: "your with no ending" }));
  else
    options.push(
      plainOption(site, "owner", 0.4, {
        head: { owner: true },
        fault: faultAt(site, "possession", owner),
      }),
    );
  return options;
}

/** менің бала бар, ұлым оқиды: an owner owns nothing of the next clause. */
const isClauseBetween = ({ tokens, at, head }: Site): boolean =>
  tokens
    .slice(at + 1, head.at)
    .some(
      ({ mark, readings }) =>
        mark.includes(",") &&
        readings.some(({ kind, form, cost }) => cost < 1 && (kind === "modal" || form === "fin")),
    );

/** аяқтының бәрі адам: the very next word is what is owned. */
const isNextOwned = ({ tokens, at, adjacent }: Site): boolean =>
  !adjacent &&
  (/^(?:бәрі|көбі|барлығы|екеуі|біреуі|бірі)$/.test(tokens[at + 1]?.lower ?? "") ||
    tokens[at + 1]?.readings.some(({ owner, cost }) => owner !== undefined && cost < 1) === true);
