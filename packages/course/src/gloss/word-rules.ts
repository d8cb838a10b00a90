import type { Candidate } from "@tilashar/kazakh";
import { converb, firstIs, isBid, mayBe, nominal, plainCase, verbal } from "./reading-kinds.ts";
import type { Surroundings } from "./surroundings.ts";

/** Enough to bring a bid before a common noun spelt the same. */
export const BID = 9;

const isBareNoun = ({ upos, suffixes }: Candidate) => upos === "NOUN" && suffixes.length === 0;

/** What a sentence may say of its subject: a verb, a quality, a thing. */
const isSaidOf = (one: Candidate) => verbal(one) || one.upos === "ADJ" || isBareNoun(one);

/** Before қой these make it a sheep: бір отар қой. */
const FLOCK = new Set("отар топ қора бас ақ қара арық семіз".split(" "));

const isDoneOrOwned = (one: Candidate) =>
  verbal(one) || (one.upos === "NOUN" && one.features["Person[psor]"] === "3");

const isTakenAlong = (one: Candidate) =>
  verbal(one) && /^(?:салу|кету|келу|жүру|бару|шығу|қашу)$/.test(one.lemma);

/** Done again and again: ала береді. */
const isAgain = ({ lemma }: Candidate) => lemma === "беру";

/** The case or the owner of a word before сай: ақылына сай, ақылына көркі сай. */
const matched = (one: Candidate | undefined): string =>
  one?.features.Case === "Dat" ? "Dat" : (one?.features["Person[psor]"] ?? "");

/** What falls from the sky. */
const FALLING = new Set("жаңбыр қар бұршақ нөсер жауын".split(" "));

/** A postposition that asks for a dative: дейін. */
const isOfDative = ({ upos, entry }: Candidate) =>
  upos === "ADP" && (entry?.governs?.includes("dat") ?? false);

/** A verb that is more than its stem. */
const isDone = (one: Candidate) => verbal(one) && one.suffixes.length > 0;

/** Words before жылы that make it a year. */
const WHICH_YEAR = new Set("алдыңғы келесі соңғы өткен былтырғы биылғы арғы".split(" "));

/** Words whose readings ask for rules of their own. */
export function wordBonus(one: Candidate, around: Surroundings): number {
  const { word, before, after, opens, closes, mark, beyond, object, capital } = around;
  const previous = before?.reading;
  switch (word) {
    case "мен": {
      const joins = previous !== undefined && nominal(previous) && plainCase(previous);
      const joinsPhrase =
        previous !== undefined &&
        (previous.features.VerbForm === "Vnoun" || previous.upos === "ADJ") &&
        plainCase(previous);
      // Those who did: болғандар мен шеккендер; "it is not me" denies a person
      const joinsThose =
        previous?.features.VerbForm === "Part" && previous.features.Number === "Plur";
      const isDenied = after?.text.startsWith("емес") ?? false;
      const isJoin = !opens && (joins || joinsPhrase || joinsThose) && !closes && !isDenied;
      return one.upos === "PRON" ? (isJoin ? -6 : 6) : 0;
    }
    case "жоқ":
      return one.upos === "PART" ? (opens && /[,.!]/.test(mark) ? 4 : -2) : 0;
    case "жылы":
      // 2019 жылы, сол жылы, келген жылы; but сіз берген жылы шапан
      if (one.upos !== "NOUN") return 0;
      // Жылы киін: dress warmly
      if (previous === undefined) return firstIs(after, verbal) ? -7 : 0;
      if (previous.upos === "NUM" || previous.upos === "DET") return 4;
      if (WHICH_YEAR.has(before?.text ?? "")) return 6;
      return previous.features.VerbForm === "Part" && !firstIs(after, ({ upos }) => upos === "NOUN")
        ? 2
        : -3;
    case "не":
      return one.upos === "CCONJ"
        ? after?.text === "болмаса" || after?.text === "месе"
          ? 3
          : -3
        : 0;
    case "ақ":
      return one.upos === "PART" ? (before?.text.endsWith("-") ? 4 : -4) : 0;
    case "қойшы":
    case "қой":
      // "Stop it!", and бармай-ақ қой, "just do not go"; a row of animals begins with another one
      if (isBid(one)) {
        const isAlone = opens && /[,!]/.test(mark) && !firstIs(beyond, isBareNoun);
        return isAlone || /й-ақ$/.test(before?.text ?? "") ? BID : 0;
      }
      return one.upos === "PART"
        ? closes && previous !== undefined && isSaidOf(previous) && !FLOCK.has(before?.text ?? "")
          ? 3
          : -3
        : 0;
    case "арық":
      return one.upos === "NOUN" &&
        firstIs(after, ({ lemma }) => /^(?:бой|жаға|су|қазу)$/.test(lemma))
        ? 4
        : 0;
    case "сияқты":
      return one.upos === "ADP" ? 4 : 0;
    case "іш":
      // The inside of something has an owner: қымыз іш is "drink"
      return isBid(one) && closes && !opens ? BID : 0;
    case "жат":
      return isBid(one) && closes && previous?.features.Case === "Loc" ? BID : 0;
    case "ал":
      // "And" ends no clause: дем ал
      return isBid(one) && closes && !opens ? BID : 0;
    case "ет":
    case "етші":
      // Do what the noun says: сабыр ет; meat of an animal is its еті
      return isBid(one) && closes && previous !== undefined && isBareNoun(previous) ? BID : 0;
    case "ой":
      return one.upos === "INTJ" && opens && /[,!]/.test(mark) ? 6 : 0;
    case "су":
      return one.upos === "NOUN" ? 3 : 0;
    case "ашудан":
    case "ашумен":
      return one.upos === "NOUN" && !object ? 4 : 0;
    case "жүйрік":
      return one.upos === "ADJ" && closes ? 3 : 0;
    case "ұлы":
      // The great one before its noun, with a capital or first: Ұлы Жібек жолы
      return one.upos === "ADJ" && (opens || capital) && firstIs(after, nominal) ? 4 : 0;
    case "батыр":
      return one.upos === "NOUN" && opens && !firstIs(after, isBareNoun) ? 3 : 0;
    case "қорымды":
      return one.lemma === "қорым" ? 2 : 0;
    case "мыс":
      // Copper; the particle is written with a hyphen or stands last
      return one.upos === "PART" && !closes ? -6 : 0;
    case "бай":
      // A rich man does or has something: бай есігін ашпады; "rich" stands before a thing of its own
      return one.upos === "NOUN" && (closes || firstIs(after, isDoneOrOwned)) ? 5 : 0;
    case "байқауда":
      return one.upos === "NOUN" ? 4 : 0;
    case "сонымен":
      return one.upos === "PRON" ? (opens ? -2 : 2) : 0;
    case "құтты":
      return one.upos === "ADJ" ? 5 : 0;
    case "тегіс":
      return one.upos === "ADJ" ? 2 : 0;
    case "бірде":
    case "бірден":
      // At one, from one: сағат бірде; else once, at once
      if (before?.text === "сағат" || previous?.upos === "NUM") return one.upos === "NUM" ? 9 : 0;
      if (word === "бірде") return one.upos === "ADV" ? 4 : 0;
      return word === "бірден" && one.upos === "ADV" && one.suffixes.length === 0 ? 2.5 : 0;
    case "кешке":
    case "алыстан":
      return one.upos === "ADV" && one.suffixes.length === 0 ? 2.5 : 0;
    case "ұлу":
      // A snail that somebody is; wolves howl
      return one.upos === "NOUN" && closes && previous?.upos !== "NOUN" ? 6 : 0;
    case "асық":
      return isBid(one) && opens && closes ? BID : 0;
    case "қойдың":
    case "іштің":
      return verbal(one) && /^[бп][ае]$/.test(after?.text ?? "") ? 6 : 0;
    case "бастама":
      // A fine initiative; without a quality before it, "do not begin"
      return one.upos === "NOUN" && previous?.upos === "ADJ" ? BID : 0;
    case "суыр":
      return one.upos === "NOUN" ? 6 : 0;
    case "мұздай":
      return one.upos === "ADJ" ? 4 : 0;
    case "қанды":
      // Slept enough: ұйқың қанды ма?
      return verbal(one) && /^ұйқы/.test(before?.text ?? "") ? 9 : 0;
    case "түсімде":
    case "түсіңде":
      // In a dream, not in a harvest
      return one.lemma === "түс" ? 9 : 0;
    case "көшетінің":
      return verbal(one) && previous?.features.Case === "Dat" ? 9 : 0;
    case "солға":
      return one.upos === "PRON" ? -9 : 0;
    case "жас":
      // Older or younger by so many years
      return one.upos === "NOUN" &&
        previous?.upos === "NUM" &&
        /^(?:үлкен|кіші)/.test(after?.text ?? "")
        ? 6
        : 0;
    case "басым":
      // My head, of which something is said at once: басым ауырады, басым да айналады
      return one.upos === "NOUN" && /^(?:ауыр|айнал|сыз|зеңі|қатты)|^да$/.test(after?.text ?? "")
        ? 6
        : 0;
    case "шарлар":
      return one.upos === "NOUN" ? 4 : 0;
    case "қарға":
      // The crow stands alone, "to the snow" before what happens there
      return one.lemma === "қарға" && (opens || closes) ? 6 : 0;
    case "енді":
      return one.upos === "ADV" && previous?.features.Case !== "Dat" ? 4 : 0;
    case "міне":
      return one.upos === "INTJ" && opens ? 6 : 0;
    case "айналайын":
      return one.upos === "INTJ" ? 4 : 0;
    case "ала":
      // After a converb, or before how it is taken: ала сал, ала кетті
      return one.lemma === "алу" &&
        ((previous !== undefined && converb(previous)) ||
          mayBe(after, isTakenAlong) ||
          firstIs(after, isAgain))
        ? 6
        : 0;
    case "сай":
      // Matching something; a ravine has neither a dative nor what matches before it
      return one.upos === "ADP" && /^(?:Dat|3)$/.test(matched(previous)) ? 9 : 0;
    case "бойы":
      return one.upos === "NOUN" && previous?.features.Case === "Gen" ? 6 : 0;
    case "күнде":
      // Every day; but "in three days", "on a coming day"
      return one.upos === "ADV" && !/^(?:DET|NUM|ADJ)$/.test(previous?.upos ?? "") ? 4 : 0;
    case "жылына":
      // Until the year; "per year" needs no postposition
      return one.upos === "NOUN" && firstIs(after, isOfDative) ? 8 : 0;
    case "жауып":
      // Rain falls; a door is closed
      return one.lemma === "жауу" && FALLING.has(before?.text ?? "") ? 8 : 0;
    case "алып":
      // Taken before what follows; a giant stands before a noun
      return converb(one) && mayBe(after, isDone) ? 5 : 0;
    case "бері":
      return one.upos === "ADP" && /[нтд][ае]н$/.test(before?.text ?? "") ? 8 : 0;
    case "мол":
      return one.upos === "ADJ" && closes ? 4 : 0;
    case "мүйізді":
      return one.upos === "ADJ" && firstIs(after, ({ upos }) => upos === "NOUN") ? 4 : 0;
    case "ақтық":
      return one.upos === "ADJ" ? 4 : 0;
    case "жарайды":
      return one.upos === "INTJ" && opens && closes ? 8 : 0;
    case "өткенде":
      return one.upos === "ADV" && opens && !closes ? 6 : 0;
    case "өткен":
      // Held yesterday, held in a town; "last" follows nothing that says when or where
      return verbal(one) && (previous?.upos === "ADV" || previous?.features.Case === "Loc") ? 6 : 0;
    case "таба":
      return one.upos === "NOUN" && opens && !firstIs(after, verbal) ? 6 : 0;
    case "қайта":
      return one.upos === "ADV" ? 2 : 0;
    case "онда":
      return one.upos === "ADV" ? (opens ? 9 : 1.5) : one.upos === "CCONJ" ? 1.5 : 0;
    case "ол":
    case "сонда":
    case "содан":
    case "мұнда":
      return one.upos === "ADV" || one.upos === "CCONJ" ? 1.5 : 0;
    default:
      // Біріншіден, … is "firstly"; from the first, inside a sentence
      if (opens && /нш[ыі][дн][ае]н$/.test(word)) return one.upos === "ADV" ? 4 : 0;
      // The power of something, not "one that drives": электр қуатын; who drives stands before a noun
      if (/(?:атын|етін)$/.test(word) && one.suffixes.map(({ id }) => id).join() === "pss3,acc")
        return previous !== undefined && isBareNoun(previous) && !firstIs(after, nominal) ? 4 : 0;
      // A network; the wind of something follows what it is of
      if (one.lemma === "желі")
        return previous?.features.Case === "Gen" || previous?.upos === "NOUN" ? 0 : 3;
      // Somebody throws himself at something; without a direction it is shot
      if (one.lemma === "атылу") return previous?.features.Case === "Dat" ? 6 : 0;
      // The thing born, not the relative: қазанның туғанына
      return one.lemma === "туған" && one.suffixes[0]?.id === "pss3" ? -1.5 : 0;
  }
}
