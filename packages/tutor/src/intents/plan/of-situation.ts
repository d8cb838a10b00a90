import type { Asked, Tools } from "../../ask.ts";
import { situationNamed } from "../../situations/show-situation.ts";

/** Phrases of one's work that are learnt beside the lessons. */
const MOST = 4;

/** "I drive a bus": what is said there, beside the lessons of a plan. */
export function phrasesBeside(asked: Asked, tools: Tools): readonly string[] {
  const { language } = asked;
  const named = situationNamed(asked, tools);
  if (!named) return [];
  const { situation, role } = named;
  const phrases = (role ? [role] : situation.roles).flatMap((one) => one.phrases).slice(0, MOST);
  const said = phrases.map((one) => (language === "kz" ? one.kz : `${one.kz} (${one[language]})`));
  return said.length === 0
    ? []
    : [
        tools.say("plan.beside", language, {
          x: situation.titles[language],
          said: said.join(" "),
        }),
      ];
}
