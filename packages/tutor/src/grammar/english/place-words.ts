/** Where something is, by one word. */
export const PLACES: Readonly<Record<string, string>> = {
  here: "осында",
  there: "сонда",
  home: "үйде",
  "at home": "үйде",
  outside: "далада",
  abroad: "шетелде",
  everywhere: "барлық жерде",
  "next door": "көрші үйде",
  downstairs: "төменде",
  upstairs: "жоғарыда",
  "in the street": "көшеде",
  "in the open air": "ашық ауада",
  "on holiday": "демалыста",
  "on vacation": "демалыста",
  "on leave": "демалыста",
  "on duty": "кезекшілікте",
};

/** Where something is, as it stands before its noun: the neighbours upstairs. */
export const PLACES_OF: Readonly<Record<string, string>> = {
  here: "мұндағы",
  there: "ондағы",
  upstairs: "жоғарғы қабаттағы",
  downstairs: "төменгі қабаттағы",
  "next door": "көрші үйдегі",
  outside: "сырттағы",
  nearby: "осы маңдағы",
};

/** Where something is or comes from, by a preposition and such a word. */
export const PLACES_AFTER: Readonly<Record<string, string>> = {
  "from here": "осы жерден",
  "from there": "сол жерден",
  "from home": "үйден",
  "from abroad": "шетелден",
  "near here": "осы маңда",
  nearby: "осы маңда",
  "over there": "анау жерде",
  "somewhere else": "басқа жерде",
};
