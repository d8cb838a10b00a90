import type { Deed, Noun } from "./tree.ts";

/** "Came to visit us": бізге қонаққа келді. */
export function asGuest(given: Deed): Deed | undefined {
  const deed = given.verb === "visit" && given.objects.length === 1 ? asGoing(given) : given;
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

/** "Visit my uncle in Manila": Маниладағы ағама бару. */
function asGoing(deed: Deed): Deed {
  const [host] = deed.objects;
  const [where, ...preps] = deed.preps;
  const isThere =
    host !== undefined && host.where === undefined && /^(?:in|at)$/.test(where?.prep ?? "");
  const objects = isThere && host && where ? [{ ...host, where }] : deed.objects;
  const { form, ...bare } = deed;
  const going = { ...bare, form, verb: "go", objects: [], preps: [], times: [], manners: [] };
  return { ...going, to: { ...deed, objects, preps: isThere ? preps : deed.preps } };
}

const isHost = ({ person, isName, text }: Noun): boolean =>
  person !== undefined ||
  isName === true ||
  /^(?:friend|relative|parent|grandmother|grandfather|grandparent|mother|father|sister|brother|aunt|uncle|son|daughter|cousin|neighbour|family|colleague)$/.test(
    text,
  );
