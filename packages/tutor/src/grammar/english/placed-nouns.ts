import type { Noun, Prep } from "./tree.ts";

/** Prepositions that tell of one place where it is beside another. */
export const BESIDE_PLACE = /^(?:near|next to|close to|beside|by|opposite|behind|in front of)$/;

/** What is beside a place, and who is from a country, is told by it. */
export const tellsWhich = ({ prep, noun }: Prep): boolean =>
  BESIDE_PLACE.test(prep) || (prep === "from" && noun?.isName === true);

/** What somebody has about them, and a house has. */
export const PART =
  /^(?:hair|eye|beard|moustache|nose|leg|arm|voice|face|tail|ear|wing|balcony|garden|terrace|window|view|wheel|handle|pocket)$/;

/** "In this way", "for ages" say how and how long, and name no place. */
export const isPhrase = (prep: string, { text }: Noun): boolean =>
  (prep === "for" &&
    /^(?:good|sure|fun|time|while|age|moment|ever|example|instance|walk)$/.test(text)) ||
  (prep === "in" &&
    /^(?:way|case|order|fact|general|time|addition|turn|detail|dream)$/.test(text)) ||
  (prep === "by" && /^(?:time|way|chance|mistake|heart|hand|mean)$/.test(text)) ||
  (prep === "at" && /^(?:time|age|once|first|last|glance)$/.test(text)) ||
  (prep === "on" &&
    /^(?:purpose|occasion|side|behalf|subject|business|condition|sale|fire|duty)$/.test(text)) ||
  (prep === "as" && /^(?:child|rule|result|well)$/.test(text));

/** "To work" is where one works; "to talk" is what one does. */
export const isPlaced = (noun: Noun): boolean =>
  noun.person !== undefined ||
  noun.kz !== undefined ||
  noun.definite === true ||
  noun.plural === true ||
  noun.isName === true ||
  noun.owner !== undefined ||
  noun.count !== undefined ||
  noun.kind !== undefined ||
  noun.of !== undefined ||
  (noun.qualities ?? []).length > 0 ||
  (noun.words ?? []).length > 0 ||
  noun.isDetermined === true ||
  /^(?:work|school|bed|university|town|hospital|class|lunch|dinner|breakfast|college|church|life|nature|music|health|victory|death|god|court|prison|kindergarten)$/.test(
    noun.text,
  );
