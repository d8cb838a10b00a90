import type { Meaning, Note } from "./gloss.ts";

/** A verb that helps the one before it. */
export interface HelperVerb {
  readonly note: Note;
  /** What it means then, where it has nothing left of its own meaning: жүр is not "to walk". */
  readonly means?: Meaning;
  /** It may mean what it says as well: барып келді is "went and came". */
  readonly keeps?: true;
}

const note = (
  en: string,
  ru: string,
  kz: string,
  means?: readonly [string, string],
): HelperVerb => ({
  note: { en, ru, kz },
  ...(means && { means: { en: means[0], ru: means[1] } }),
});

const goingOn = note(
  "helper verb: the action is going on",
  "вспомогательный глагол: действие идёт сейчас",
  "көмекші етістік: қимыл жүріп жатыр",
  ["to be doing, right now", "делать сейчас: процесс"],
);

/** Басталмай тұрып: earlier than that is done. */
export const BEFORE = note(
  "after -май: before it happens",
  "после -май: прежде чем это произойдёт",
  "-май тұлғасынан кейін: ол болмай тұрғанда",
  ["before", "прежде чем, до того как"],
);

/** Жоғалтып алды: to one's own loss. */
export const TO_ONES_LOSS = note(
  "helper verb: by accident, to one's own loss",
  "вспомогательный глагол: нечаянно, себе во вред",
  "көмекші етістік: байқамай, өзіне зиян",
);

/** Барсам да, болса да. */
export const EVEN_IF = note(
  "after -са: even if, although",
  "после -са: даже если, хотя, ни",
  "-са тұлғасынан кейін: қарсылықты мән",
  ["even if, although", "даже если, хотя, ни"],
);

/** Отырса болады, кіруге болмайды. */
export const MAY = note(
  "it is allowed, may; denied: must not",
  "можно; с отрицанием: нельзя",
  "рұқсат; болымсыз түрі — тыйым",
  ["to be allowed: may; denied: must not", "быть можно; с отрицанием: нельзя"],
);

/** Келеді деп еді. */
export const WAS_SAID = note(
  "after деп: it was said or meant before",
  "после деп: так было сказано, так собирались",
  "«деп» сөзінен кейін: бұрын айтылған не ойланған",
  ["had said, had meant", "говорил, собирался"],
);

/** Келе салып, келе сала: what follows comes as soon as that is done. */
export const AS_SOON_AS = note(
  "helper verb: as soon as",
  "вспомогательный глагол: едва, как только",
  "көмекші етістік: сол бойда",
);

/** Кеткен жоқ: it did not happen. */
export const HAS_NOT = note(
  "after -ған: it has not happened",
  "после -ған: этого не произошло",
  "-ған тұлғасынан кейін: ол болған жоқ",
  ["not", "не"],
);

/**
 * What a verb adds to the converb before it. `p` stands after -ып, `a` after -а/-й.
 * These are the көмекші етістік of school grammars.
 */
export const HELPER_VERBS: Readonly<Record<string, { p?: HelperVerb; a?: HelperVerb }>> = {
  жату: { p: goingOn, a: goingOn },
  отыру: { p: goingOn },
  тұру: {
    p: goingOn,
    a: note(
      "helper verb: meanwhile, for a while",
      "вспомогательный глагол: пока, некоторое время",
      "көмекші етістік: әзірше, біраз уақыт",
    ),
  },
  жүру: {
    p: note(
      "helper verb: the action goes on, again and again",
      "вспомогательный глагол: действие продолжается или повторяется",
      "көмекші етістік: қимыл жалғасады, қайталанады",
      ["to be doing, these days", "делать в эти дни: процесс"],
    ),
    a: note(
      "helper verb: all along, as one goes",
      "вспомогательный глагол: постоянно, по ходу дела",
      "көмекші етістік: ұдайы, жол-жөнекей",
      ["to do as one goes", "делать по ходу, постоянно"],
    ),
  },
  алу: {
    p: note(
      "helper verb: for oneself",
      "вспомогательный глагол: для себя",
      "көмекші етістік: өзі үшін",
    ),
    a: note(
      "helper verb: can, to be able",
      "вспомогательный глагол: мочь, суметь",
      "көмекші етістік: мүмкіндік",
      ["can, to be able", "мочь, суметь"],
    ),
  },
  беру: {
    p: note(
      "helper verb: for someone else",
      "вспомогательный глагол: для другого",
      "көмекші етістік: басқа біреу үшін",
    ),
    a: note(
      "helper verb: to go on doing",
      "вспомогательный глагол: продолжать, делать без остановки",
      "көмекші етістік: жалғастыру",
      ["to go on doing", "продолжать делать"],
    ),
  },
  жіберу: {
    p: note(
      "helper verb: at one go, quickly or with force",
      "вспомогательный глагол: разом, быстро или с силой",
      "көмекші етістік: бірден, тез не қатты",
    ),
  },
  кету: {
    p: note(
      "helper verb: away, or all of a sudden",
      "вспомогательный глагол: прочь или вдруг",
      "көмекші етістік: әрі қарай, кенет",
    ),
    a: note(
      "helper verb: on the way",
      "вспомогательный глагол: по пути",
      "көмекші етістік: жол-жөнекей",
    ),
  },
  келу: {
    p: note(
      "helper verb: towards here, up to now",
      "вспомогательный глагол: сюда или до сих пор",
      "көмекші етістік: бері қарай, осы кезге дейін",
    ),
    a: note(
      "helper verb: on the way here",
      "вспомогательный глагол: по пути сюда",
      "көмекші етістік: бері қарай",
    ),
  },
  қалу: {
    p: note(
      "helper verb: it happened, and stayed so",
      "вспомогательный глагол: случилось и так осталось",
      "көмекші етістік: қимыл болып өтті",
    ),
    a: note(
      "helper verb: it happened at once",
      "вспомогательный глагол: тут же",
      "көмекші етістік: лезде",
    ),
  },
  қою: {
    p: note(
      "helper verb: the action is complete",
      "вспомогательный глагол: действие завершено",
      "көмекші етістік: қимыл аяқталды",
    ),
    a: note(
      "helper verb: simply, without ado",
      "вспомогательный глагол: просто, сразу",
      "көмекші етістік: бірден",
    ),
  },
  көру: {
    p: note(
      "helper verb: to try",
      "вспомогательный глагол: попробовать",
      "көмекші етістік: байқап көру",
      ["to try doing", "попробовать сделать"],
    ),
  },
  болу: {
    p: note(
      "helper verb: to finish doing",
      "вспомогательный глагол: закончить",
      "көмекші етістік: аяқтау",
    ),
  },
  бітіру: {
    p: note(
      "helper verb: to finish doing",
      "вспомогательный глагол: закончить",
      "көмекші етістік: аяқтау",
    ),
  },
  шығу: {
    p: note(
      "helper verb: out, through to the end",
      "вспомогательный глагол: наружу или до конца",
      "көмекші етістік: сыртқа, аяғына дейін",
    ),
  },
  түсу: {
    p: note(
      "helper verb: down, or further",
      "вспомогательный глагол: вниз или ещё больше",
      "көмекші етістік: төмен, одан әрі",
    ),
    a: note(
      "helper verb: still more",
      "вспомогательный глагол: ещё больше",
      "көмекші етістік: одан әрі",
    ),
  },
  салу: {
    p: note(
      "helper verb: quickly",
      "вспомогательный глагол: быстро, разом",
      "көмекші етістік: тез",
    ),
    a: note(
      "helper verb: just so, without ado",
      "вспомогательный глагол: просто так, не раздумывая",
      "көмекші етістік: ойланбастан, тез",
    ),
  },
  тастау: {
    p: note(
      "helper verb: off, away, once and for all",
      "вспомогательный глагол: прочь, совсем, окончательно",
      "көмекші етістік: біржола",
    ),
  },
  бару: {
    p: note(
      "helper verb: that way, away from here; with жатыр, more and more",
      "вспомогательный глагол: туда, отсюда; с жатыр — всё больше",
      "көмекші етістік: ары қарай; «жатыр» сөзімен — барған сайын",
    ),
  },
  білу: {
    a: note("to know how to, to be able to", "уметь, быть способным", "қолынан келу", [
      "to know how to do",
      "уметь делать",
    ]),
  },
  үлгеру: {
    p: note("to manage in time", "успеть", "уақытында істеп болу", ["to manage in time", "успеть"]),
  },
  бастау: {
    a: note("to begin to do", "начать делать", "қимылды бастау"),
    p: note("to begin to do", "начать делать", "қимылды бастау"),
  },
  жөнелу: {
    a: note(
      "helper verb: to set off doing",
      "вспомогательный глагол: броситься делать",
      "көмекші етістік: қимылды бастау",
    ),
  },
};
