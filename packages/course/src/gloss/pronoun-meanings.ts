import type { Candidate } from "@tilashar/kazakh";
import type { Meaning } from "./gloss.ts";

/** Cases of the rows below, in their order; `Own` is -нікі, "belonging to". */
const cases = ["Gen", "Dat", "Acc", "Loc", "Abl", "Ins", "Own"] as const;

/**
 * What each case of a pronoun means. English and Russian have words of their own for most of them (оған is
 * "to him", маған «мне»), and Kazakh stems change, so that no suffix tells the case.
 */
const rows: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  мен: [
    "my|to me|me|with me, at my place|from me; than me|with me, by me|mine",
    "мой, у меня|мне, ко мне|меня|у меня|от меня; чем я|со мной, мной|мой",
  ],
  сен: [
    "your|to you|you|with you, at your place|from you; than you|with you, by you|yours",
    "твой, у тебя|тебе, к тебе|тебя|у тебя|от тебя; чем ты|с тобой, тобой|твой",
  ],
  сіз: [
    "your|to you|you|with you, at your place|from you; than you|with you, by you|yours",
    "ваш, у вас|вам, к вам|вас|у вас|от вас; чем вы|с вами, вами|ваш",
  ],
  ол: [
    "his, her, its|to him, her, it|him, her, it|with him, her; in it; there|from him, her, it; than that|with him, her, it; by it|his, hers",
    "его, её|ему, ей; к нему, к ней|его, её|у него, у неё; в нём, в ней; там|от него, от неё; чем он, она|с ним, с ней; им, ею|его, её",
  ],
  біз: [
    "our|to us|us|with us, at our place|from us; than us|with us, by us|ours",
    "наш, у нас|нам, к нам|нас|у нас|от нас; чем мы|с нами, нами|наш",
  ],
  олар: [
    "their|to them|them|with them, at their place|from them; than them|with them, by them|theirs",
    "их, у них|им, к ним|их|у них|от них; чем они|с ними, ими|их",
  ],
  бұл: [
    "of this|to this|this|in this; here|from this; than this|with this|of this one",
    "этого|этому, к этому|это, этого|в этом; здесь|от этого, из этого; чем это|с этим, этим|принадлежащий этому",
  ],
  осы: [
    "of this very one|to this very one|this very one|in this very one; right here|from this very one; than this|with this very one|of this very one",
    "именно этого|именно этому, к этому|именно это, этого|в этом самом; здесь|от этого самого; чем это|с этим самым|принадлежащий этому",
  ],
  сол: [
    "of that|to that|that one|in that; there; then|from that; after that|with that|of that one",
    "того|тому, к тому|то, того|в том; там; тогда|от того; после того|с тем, тем|принадлежащий тому",
  ],
  мына: [
    "of this here|to this here|this here|in this here|from this here|with this here|of this one",
    "вот этого|вот этому, к этому|вот это, этого|вот в этом|вот от этого|вот с этим|вот этого",
  ],
  ана: [
    "of that over there|to that over there|that over there|in that over there|from that over there|with that over there|of that one",
    "вон того|вон тому, к тому|вон то, того|вон в том|вон от того|вон с тем|вон того",
  ],
  кім: [
    "whose|to whom|whom|with whom, in whom|from whom; than who|with whom, by whom|whose",
    "чей, кого|кому, к кому|кого|у кого, в ком|от кого; чем кто|с кем, кем|чей",
  ],
  не: [
    "of what|to what; what for|what|in what, where|from what; why|with what, by what|of what",
    "чего|чему, к чему; зачем|что|в чём|из чего, от чего; почему|с чем, чем|от чего",
  ],
  бәрі: [
    "of all, of everyone|to all, to everyone|all, everyone, everything|in all, in everyone|from all; than all|with all, with everyone|everyone's",
    "всех, всего|всем, всему|всех, всё|у всех, во всём|от всех, из всего; чем все|со всеми, со всем|принадлежащий всем",
  ],
  біреу: [
    "someone's|to someone|someone|with someone, at someone's|from someone|with someone, by someone|someone's",
    "кого-то, чей-то|кому-то|кого-то|у кого-то|от кого-то|с кем-то, кем-то|чей-то",
  ],
  ешкім: [
    "nobody's|to nobody|nobody|with nobody, at nobody's|from nobody; than anybody|with nobody, by nobody|nobody's",
    "никого, ничей|никому, ни к кому|никого|ни у кого|ни от кого; чем кто-либо|ни с кем, никем|ничей",
  ],
  ештеңе: [
    "of nothing|to nothing|nothing|in nothing|from nothing; than anything|with nothing|of nothing",
    "ничего|ничему, ни к чему|ничего, ничто|ни в чём|ни от чего, ни из чего|ни с чем, ничем|ничего",
  ],
  әркім: [
    "everyone's|to everyone|everyone|with everyone, in everyone|from everyone|with everyone|everyone's",
    "каждого|каждому|каждого|у каждого, в каждом|от каждого|с каждым, каждым|принадлежащий каждому",
  ],
};

/** Plurals and second demonstratives decline as these do in translation. */
const like: Readonly<Record<string, string>> = {
  сендер: "сіз",
  сіздер: "сіз",
  біздер: "біз",
  мынау: "мына",
  анау: "ана",
};

/** өз with an owner: nominative, the pronoun that other cases put a preposition before, and the possessive. */
const selves: Readonly<Record<string, readonly [en: string, own: string, ru: string]>> = {
  "1 Sing": ["myself", "my own", "я сам, я сама"],
  "2 Sing Infm": ["yourself", "your own", "ты сам, ты сама"],
  "2 Sing Form": ["yourself", "your own", "вы сами"],
  "3": ["himself, herself, itself", "his own, her own", "сам, сама"],
  "1 Plur": ["ourselves", "our own", "мы сами"],
  "2 Plur": ["yourselves", "your own", "вы сами"],
  "3 Plur": ["themselves", "their own", "сами, они сами"],
};
const selfCases: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  Dat: ["to ", "себе, к себе"],
  Acc: ["", "себя"],
  Loc: ["in ", "у себя, в себе"],
  Abl: ["from ", "от себя, из себя"],
  Ins: ["with ", "с собой, собой"],
};

/**
 * The meaning of a pronoun in its case; nothing for the nominative of most, for a pronoun that is not
 * listed, and for one with further suffixes, which tell their meaning themselves.
 */
export function pronounMeaning(reading: Candidate): Meaning | undefined {
  if (reading.upos !== "PRON") return undefined;
  const { features, suffixes, lemma } = reading;
  const ids = suffixes.map(({ id }) => id);
  if (ids.some((id) => !/^(?:plural|pss.*|gen|dat|acc|loc|abl|ins|own)$/.test(id)))
    return undefined;
  if (lemma === "өз") return selfMeaning(features);
  const isOwned = ids.some((id) => id.startsWith("pss"));
  const isPlural = features.Number === "Plur" || ids.includes("plural");
  const whose =
    lemma === "ол" && isPlural
      ? "олар"
      : lemma === "сен" && isPlural
        ? "сіз"
        : (like[lemma] ?? lemma);
  const row = rows[whose];
  if (row === undefined || isOwned) return undefined;
  const belongs =
    ids.includes("own") || /[нд]ікі$|ныкі$/.test(reading.segments.join("").toLowerCase());
  if (belongs && ids.some((id) => id !== "own" && id !== "plural")) return undefined;
  const at = cases.indexOf((belongs ? "Own" : features.Case) as (typeof cases)[number]);
  if (at < 0) return undefined;
  const [en, ru] = row.map((cells) => cells.split("|")[at]) as [string, string];
  const isSeveral =
    ids.includes("plural") && !(lemma in like) && whose !== "олар" && whose !== "сіз";
  return isSeveral ? undefined : { en, ru };
}

function selfMeaning(features: Candidate["features"]): Meaning | undefined {
  const person = features["Person[psor]"];
  if (person === undefined) return undefined;
  const isPlural = features.Number === "Plur";
  const key =
    person === "1"
      ? `1 ${features["Number[psor]"]}`
      : isPlural
        ? `${person} Plur`
        : person === "2"
          ? `2 Sing ${features.Polite}`
          : person;
  const [self, own, nominative] = selves[key] ?? [];
  if (self === undefined || own === undefined || nominative === undefined) return undefined;
  if (features.Case === "Gen") return { en: own, ru: "свой, собственный" };
  const [before, ru] = selfCases[features.Case ?? ""] ?? [];
  return before === undefined || ru === undefined
    ? { en: self, ru: nominative }
    : { en: before + self, ru };
}
