const W = `["']?([\\p{L}\\p{M} -]+?)["']?`;
const frame = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll("%", W)}$`, "u");

export const FRAMES: readonly RegExp[] = [
  frame(
    "(?:what is|what's|whats|wats|explain|tell me)? ?(?:the )?(?:differences?|different|diffrent|diffrence|diff) between(?: the words)? % (?:and|vs|or) %(?: in kazakh)?",
  ),
  frame("how (?:is|does|are) % (?:different|differ) from %"),
  frame(
    "why (?:is it|do (?:you|we) say|is|say|not) % (?:and not|not|instead of|but not|rather than) %",
  ),
  frame("% (?:vs\\.?|versus) %"),
  frame(
    "(?:how come|what makes it|how is it(?: that)?|since when is)(?: it's| its| it is| you say| we say| people say| they say)? %,? (?:and not|not|instead of|but not|rather than) %",
  ),
  frame(
    "(?:а )?(?:с чего(?: это)?(?: вдруг)?|чего(?: это)?|с какой стати|как так)(?: тут| здесь)?(?: говорят| пишут| будет)?[,:]? %,? (?:а не|не|вместо) %",
  ),
  frame("неге % ?,? (?:ал|бірақ)(?: неге)? % емес"),
  frame("% (?:and|и) %,? (?:what is|what's|whats|в чем|какая) (?:the )?(?:difference|разница)"),
  frame(
    "(?:is it |is |are |should i (?:say|use) |which is (?:right|correct):? |what is (?:right|correct):? )?% or %(?: (?:is )?(?:right|correct))?",
  ),
  frame(
    "(?:в чем |какая |объясни |скажи )?(?:разница|различие|отличие) между(?: словами)? % (?:и|және|мен) %",
  ),
  frame(
    "почему(?: (?:тут|здесь|иногда|где-то|в одном месте))?(?: (?:пишут|говорят|пишется|будет|стоит))? %,? а (?:иногда|тут|там|здесь|где-то|в другом месте)(?: (?:пишут|говорят|пишется|будет|стоит))? %",
  ),
  frame(
    "why (?:is it |do you say |do they write )?sometimes % (?:and|but) (?:sometimes|other times) %",
  ),
  frame("чем (?:отличается|отличаются|различаются)(?: слова?)? % (?:от|и) %"),
  frame("(?:почему|отчего) (?:говорят |пишут |пишется |именно )?%(?:,)? (?:а не|не|вместо) %"),
  frame("(?:как правильно:? |правильно )?% или %(?: как правильно)?"),
  frame(
    "% (?:мен|пен|бен|және) % (?:сөздерінің |арасындағы |сөздері(?:нің)? )?(?:айырмашылы\\p{L}*|айырмасы)(?: (?:неде|қандай|не))?",
  ),
  frame(
    "% ?(?:ма|ме|ба|бе|па|пе)?,? (?:әлде|немесе|ма|ме|ба|бе|па|пе) %(?: ?(?:ма|ме|ба|бе|па|пе))?",
  ),
  frame("неге % (?:емес,? |деп |, )?% (?:емес|деп айтпаймыз)"),
];

/** «Почему не мектебым?»: one wrong form, the right one unsaid. */
export const WHY_NOT: readonly RegExp[] = [
  /^(?:а |но |and |but |so )?(?:почему|отчего|why)(?:'s)?(?: (?:тут|здесь|it|is|isn't|is it|can't i say|can i not say|do we not say|don't we say|мы|нельзя|говорят|пишут))* ?(?:не|not|сказать|написать|wrong)? ([\p{Script=Cyrillic}]{3,})$/u,
  /^(?:ал )?(?:неге|неліктен) ([\p{Script=Cyrillic}]{3,}) (?:емес|дұрыс емес|деп айтпаймыз|деп айтуға болмайды|деп жазбаймыз)$/u,
];

/** "And how is it different from …?": what was spoken of before is the other side. */
export const FROM_IT =
  /^(?:and |but |ok |so |а |и |ал )*(?:how (?:is|does) (?:it|this|that) (?:different|differ) (?:from|to) |what is the difference (?:with|from|to) |чем (?:это|он|она|оно)? ?(?:слово )?отличается от |(?:а )?в ч[её]м разница с )"?([\p{L} ]+?)"?$|^(?:ал )?(?:оның )?"?([\p{L}]+?)"? ?(?:дан|ден|тан|тен|нан|нен)? айырмашылығы (?:неде|қандай)$/u;

/** Words by which a difference is asked for. */
export const DIFFERENCE =
  /(?<!\p{L})то \p{L}+,? (?:а )?то \p{L}+|difference|diffrence|diff(?:e)?r|(?<![a-z])vs(?![a-z])|разниц|отлич|айырма|бір мағына|бірдей (?:ме|емес|сөз)|ажырат|неге .*емес|қалай қолданыл|қашан қолданыл|(?:why|how come) .* (?:and )?not |(?:почему|с чего) .* а не /u;

/** Questions that set words or forms beside one another. */
export const TRIGGER =
  /difference|diff?e?r|how come .* not|mix(?:ing|ed)? up|confus|tell (?:them )?apart|(?<![a-z])vs(?![a-z])|versus|compare|distinguish|why .*(?: not | but | and | instead| rather)|which is (?:right|correct)|when .* and when|разниц|путаю|путать|перепут|различ|отлич|сравни|почему|как правильно|когда .* а когда|должно быть|разве не|should be|should it|isn.t it|болуы керек|айырма|шатаст|неге .* емес|қайсысы дұрыс/u;

/** What stands in quotation marks. */
export const QUOTED = /(?<!\p{L})[«“"„']([^»”"“'„«]+)[»”"“']/gu;
