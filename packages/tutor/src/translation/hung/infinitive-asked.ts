import { inflect, questionParticle } from "@tilashar/kazakh";
import { PERSON_LABEL, type Person } from "../../grammar/clause.ts";
import { verbForm } from "../../russian/inflect.ts";
import { readingsOf } from "../../russian/readings.ts";
import type { SaidWhole } from "../within.ts";
import { finiteEnd } from "./finite-end.ts";
import type { SayWhole } from "./say-whole.ts";

const INFINITIVE = /(?<!\p{L})(\p{L}{2,}(?:ть|ти|чь)(?:ся|сь)?)(?!\p{L})/iu;
const ASKS =
  /^(?:что|кого|кому|чему|чем|где|куда|откуда|как|когда|сколько|какой|какую|какое|какие|с кем|к кому|к какому|зачем|почему|во сколько|на чём|о чём)(?!\p{L})/iu;

/** An infinitive as somebody does it: «налить вам чаю» — «я налью вам чаю». */
export function asDone(clause: string, person: 1 | 2 | 3, plural: boolean): string | undefined {
  const [, infinitive] = INFINITIVE.exec(clause) ?? [];
  if (infinitive === undefined) return undefined;
  const isVerb = readingsOf(infinitive.toLowerCase()).some(
    (one) => one.pos === "verb" && one.form === "infinitive",
  );
  const form = isVerb
    ? verbForm(infinitive.toLowerCase(), "present", { person, plural, gender: "m" })
    : undefined;
  return form === undefined ? undefined : clause.replace(infinitive, form);
}

/** «Что вам принести?», «вам налить чаю?», «где мне вас ждать?»: what one offers or asks leave for. */
export function infinitiveAsked(text: string, mark: string, say: SayWhole): SaidWhole | undefined {
  if (
    !mark.startsWith("?") ||
    !INFINITIVE.test(text) ||
    /(?<!\p{L})(?:можно|нельзя|надо|нужно|должн\p{L}+|мо(?:гу|жешь|жет|жем|жете|гут)|хо\p{L}+|ли|пора|уметь|умеешь|умеете|люби\p{L}+|стоит|лучше|бы|ты|вы|он|она|они|\p{L}+(?:ешь|ете|ишь|ите|ет|ит|ла|ли))(?!\p{L})/iu.test(
      text,
    )
  )
    return undefined;
  // «Где мне …»: I do
  const several = /(?<!\p{L})нам(?!\p{L})/iu.test(text);
  const bare = text.replace(/(?<!\p{L})(?:мне|нам) /iu, "");
  const done = asDone(bare, 1, several);
  if (done === undefined) return undefined;
  const doer = several ? "мы" : "я";
  const asked = ASKS.exec(done)?.[0];
  const sentence =
    asked === undefined ? `${doer} ${done}.` : `${asked} ${doer}${done.slice(asked.length)}?`;
  const said = say(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`);
  if (!said) return undefined;
  const wish = asWish(said.text, several ? "1p" : "1s");
  if (wish === undefined) return undefined;
  return {
    text: asked === undefined ? `${wish} ${questionParticle(wish)}?` : `${wish}?`,
    isSure: said.isSure,
  };
}

/** What one does as what one is to do: «мен сізге шай құямын» — «сізге шай құяйын». */
export function asWish(sentence: string, person: Person): string | undefined {
  const words = sentence.replace(/[.!?]+$/u, "").split(" ");
  const end = finiteEnd(words.at(-1) ?? "");
  if (!end || end.person !== person || end.time !== "present") return undefined;
  const form = inflect(end.verb, `V;OPT;${PERSON_LABEL[person]}${end.negative ? ";NEG" : ""}`)[0];
  if (form === undefined) return undefined;
  const before = words.slice(0, -1);
  const rest = /^(?:Мен|Біз)$/u.test(before[0] ?? "") ? before.slice(1) : before;
  const line = [...rest, form].join(" ");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}
