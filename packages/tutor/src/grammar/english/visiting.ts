import type { Deed, Noun } from "./tree.ts";

/** "Came to visit us": бізге қонаққа келді. */
export function asGuest(deed: Deed): Deed | undefined {
  const visiting = deed.to ?? deed.purpose;
  const [host] = visiting?.objects ?? [];
  if (!visiting || !host || visiting.verb !== "visit" || !/^(?:come|go)$/.test(deed.verb))
    return undefined;
  if (visiting.negative || deed.preps.length > 0 || !isHost(host)) return undefined;
  const { to: _, purpose: __, ...bare } = deed;
  return {
    ...bare,
    preps: [{ prep: "to", noun: host }, ...visiting.preps],
    times: [...deed.times, ...visiting.times],
    manners: [...deed.manners, ...visiting.manners, "қонаққа"],
  };
}

const isHost = ({ person, isName, text }: Noun): boolean =>
  person !== undefined ||
  isName === true ||
  /^(?:friend|relative|parent|grandmother|grandfather|grandparent|mother|father|sister|brother|aunt|uncle|son|daughter|cousin|neighbour|family|colleague)$/.test(
    text,
  );
