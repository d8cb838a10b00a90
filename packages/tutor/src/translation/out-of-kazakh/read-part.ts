import type { Tools } from "../../ask.ts";
import { NotUnderstood, type Part, pronounOf, type Thing } from "./meaning.ts";
import type { ThingReader } from "./read-thing.ts";
import { both } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** Reads how nouns hang on what is said of them. */
export class PartReader {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #tools: Tools;

  constructor(words: SentenceWords, things: ThingReader, tools: Tools) {
    this.#words = words;
    this.#things = things;
    this.#tools = tools;
  }

  /** A noun in a case; a noun of place under its own noun stands as a postposition: үстелдің үстінде. */
  within(at: number, role: "DAT" | "LOC" | "ABL" | "INS"): Part {
    const own = this.#placeWord(at);
    if (own) return own;
    return { role, thing: this.#things.thing(at) };
  }

  #placeWord(at: number): Part | undefined {
    const text = this.#words.lower(at);
    const { postpositions } = this.#tools.course.tutor.renderings;
    const listed = postpositions[text];
    const { reading } = this.#words.word(at);
    // Алдымда: in front of me
    const near = postpositions[ofThird(text)];
    if (
      /^[12]/.test(reading.owner ?? "") &&
      near !== undefined &&
      this.#words.open(at).every((one) => this.#words.word(one).reading.pronoun)
    ) {
      for (const one of this.#words.open(at)) this.#words.take(one);
      this.#words.take(at);
      return { role: { after: both(near) }, thing: pronounOf(reading.owner ?? "3") };
    }
    if (listed === undefined || reading.owner !== "3") return undefined;
    const [inner, ...more] = this.#words.open(at);
    if (inner === undefined || more.length > 0) return undefined;
    this.#words.take(at);
    return { role: { after: both(listed) }, thing: this.#alone(at, this.#things.thing(inner)) };
  }

  after(at: number): Part {
    const listed = this.#tools.course.tutor.renderings.postpositions[this.#words.lower(at)];
    const [inner, ...more] = this.#words.open(at);
    if (listed === undefined || inner === undefined || more.length > 0)
      throw new NotUnderstood(`postposition ${this.#words.lower(at)}`);
    this.#words.take(at);
    return { role: { after: both(listed) }, thing: this.#alone(at, this.#things.thing(inner)) };
  }

  /** Жұмыс кезінде ғана: of the whole phrase. */
  #alone(at: number, thing: Thing): Thing {
    const [only, also] = [this.#words.only.has(at), this.#words.also(at)];
    return { ...thing, ...(only && { only }), ...(also && { also }) };
  }

  /** Мұғалім болып жұмыс істейді: what somebody works as. */
  trade(at: number): Part {
    const [what, ...more] = this.#words.open(at);
    if (what === undefined || more.length > 0) throw new NotUnderstood("being what");
    this.#words.take(at);
    return { role: { after: { en: "as", ru: "ins" } }, thing: this.#things.thing(what) };
  }
}

/** Алдымда as it is of a third: алдында; арамызда: арасында. */
const ofThird = (text: string): string =>
  text.replace(
    /([ыі])?(?:мыз|міз|ңыз|ңіз|м|ң)([дт][ае]|[ае]н?)$/u,
    (_, vowel: string | undefined, ending: string) =>
      `${vowel ?? (/[еі]/u.test(ending) ? "сі" : "сы")}н${ending}`,
  );
