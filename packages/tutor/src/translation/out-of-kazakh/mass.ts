import type { Thing } from "./meaning.ts";

/** What is not counted takes no article. */
const MASS =
  /^(?:ice|coffee|tea|water|meat|bread|milk|money|music|food|rice|soup|sugar|salt|butter|fish|snow|rain|juice|beer|wine|time|work|football|chess|tennis|sport|breakfast|lunch|dinner|help|first aid|news|ice cream|honey|cheese|weather|Kazakh|English|Russian|clothes|medicine|love|fruit|cabbage|flour|oil|hair|information|advice|furniture|luggage|homework|sand|gold|silver|wool|petrol|blood|dust|fog|wind|health|knowledge|luck|happiness|kumys|chocolate|sour cream|garlic|knitwear|silence|plov|pilaf|kurt|joy|baursaks?|television|tenge|homework|abroad|tobacco|trust|Kazakh language)$/;

export const isMassNoun = (noun: string): boolean => MASS.test(noun);

export const isMass = ({ say }: Thing): boolean => MASS.test(say.en);
