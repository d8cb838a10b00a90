import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { qualitiesIn } from "../usage/shown-qualities.ts";
import { classesOf, nounKey, type Usage } from "../usage/usage.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** A quality is known once it was seen with so many different things. */
const KNOWN = 5;
/** Classes of those who live; whatever else has a class is a thing. */
const LIVING = ["person", "animal", "nation", "describer"];
/** A share so small that it shows nothing. */
const FEW = 0.12;
const PRAISE = /^(?:әдемі|сұлу|тамаша|керемет|ерекше|қымбат|күшті|тәтті|жылы)$/;
/** ұзақ жол, ұзақ күн: a quality of one class has hardly more than these others. */
const NARROW = 0.6;

/** атам ескі, жас үй: of people and of things other qualities are said; the course shows which. */
export const qualityDoubts = (parse: Parse, government: Government, usage: Usage): Doubt[] =>
  qualitiesIn(parse).flatMap(({ at, quality, noun }): Doubt[] => {
    const reading = parse.words[noun]?.reading;
    if (!reading || reading.form !== undefined) return [];
    // ол ескі: it may be anything; басқа, бүгінгі: of whatever there is
    if (reading.pronoun && reading.person === "3") return [];
    // сен әдемісің: what one says to somebody or of oneself may be a compliment
    if (reading.pronoun && PRAISE.test(quality.replace("=", ""))) return [];
    if (government.isOf(quality.replace("=", ""), "of-anything")) return [];
    const classes = classesOf(reading, government);
    const key = nounKey(reading);
    const shown = usage.ofQuality(quality.replace("=", ""), key, classes, LIVING);
    if (shown.seen || shown.all < KNOWN || classes.length === 0) return [];
    const lives = classes.some((one) => LIVING.includes(one));
    // үйге жақын: what is near, like or useful to something may be anything
    const free = government.adjective(quality.replace("=", "")) !== undefined;
    const narrow = !free && shown.narrowness >= NARROW && shown.like === 0;
    const share = shown.of / Math.max(KNOWN, shown.classed);
    const strange = lives ? share < FEW : share > 1 - FEW && shown.like < 2;
    return narrow || strange
      ? [{ at, why: "a quality that such things are not shown to have" }]
      : [];
  });
