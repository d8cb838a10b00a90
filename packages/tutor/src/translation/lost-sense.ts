import type { GlossLanguage } from "../words/glossary.ts";

/**
 * What the grammar of English and Russian reads word by word, or leaves out, and so would say wrongly: purpose,
 * conditions, comparisons of two deeds, hearsay, idioms.
 */
const LOST: Readonly<Record<GlossLanguage, readonly RegExp[]>> = {
  en: [
    /\b(?:yet|ever|enough|too(?! \w+$|$))\b/,
    /\b(?:if|whether|unless|although|though|despite|spite|because|since|while|until|when .+ ,|so that|in order)\b/,
    /\b(?:who|which|whom|whose) (?:is|was|are|were|has|have|had|\w+ed|came|went)\b.* (?:is|was|are|were)\b/,
    /\b(?:would have|should have|could have|must have|had been|(?<=\b(?:am|is|are|was|were|be|get|got) )used to|about to|supposed to|able to)\b/,
    /\b(?:rises?|rose|risen|falls?|fell|fallen|increased?|decreased?|grew|dropped|went (?:up|down)) (?:\w+ )?by\b/,
    /\b(?:sits?|stands?|stays?|keeps?|holds?) still\b/,
    // Verbs that have one form for now and then: what is asked of is told by "does"
    /^(?:do|does)\b.* (?:hurt|cut|hit|shut|hurts)\b/,
    /\bplenty of\b|\bgetting (?!up\b|to\b|home\b|on\b|off\b)/,
    // What may be so is possible, and nobody is allowed to; what takes time is no taking
    /(?<!^)(?<!\byou )\bmay\b/,
    /\b(?:take|takes|took|taking)\b.* (?:minutes?|hours?|days?|weeks?|months?|years?|long)\b/,
    /\b(?:feel|feels|felt|feeling) (?!(?:that|the|an?|my|his|her|your|pain)\b)/,
    /\b(?:may|might|should|need) not\b|\b(?:might|(?<!^)shall|ought)\b/,
    /\b(?:each other|one another|himself|herself|itself|themselves|yourself|ourselves)\b/,
    /\b(?:being|been|be) (?:made|built|written|called|given|taken|told|sold|broken|closed|opened)\b/,
    /\b(?:go|goes|went|gone|going(?! to (?!the\b|a\b|an\b|my\b|your\b|his\b|her\b|our\b|their\b|school\b|work\b|bed\b)[a-z]+ )|came|come|comes|coming|stopped|ran|returned)\b.* to (?!the\b|a\b|an\b|my\b|your\b|his\b|her\b|our\b|their\b|this\b|that\b|school\b|work\b|bed\b|\p{Lu})[a-z]+ /u,
    /\b(?:the \w+est|most \w+|best|worst) .*\b(?:in|of)\b/,
    /\bthe (?:more|less|(?!water|weather|winter|summer|dinner|river|letter|computer|corner|number)\w+er)\b/,
    /\b(?:wish|hope|think|thought|believe|said|say|says|told|asked|seems?|heard)\b(?! (?:hello|thank|to)\b).+ (?:i|you|he|she|it|we|they|that|there)\b/,
    /\b(?:let (?:me|him|her|them)|make|made|have|had|get|got) (?:me|him|her|it|us|them) [a-z]+\b/,
    /\b(?:how|so|such|too) (?:a |an )?(?!are\b|do\b|did\b|does\b|old\b|many\b|much\b|is\b|can\b)[a-z]+ /,
    /\b(?:fair|kind of|sort of|like a|as .+ as|both|either|neither|nor|none)\b/,
    /\b(?:right (?!$)|the right|mean|means|matter|miss|missed|turn(?:ed)?(?! (?:on|off)\b)|keep|kept|get (?!up\b)|got(?! (?:home|here|there|to))|(?:take|took|takes|taken|taking) care|wish\w* \w+ well|afford|manage|happen|happened|become|became|turns? out|look like|looks)\b/,
    /\b(?:in|within) (?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|many|several|some)\b[a-z -]* (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/,
    /^(?:do not |please |never )*be\b/,
    /\b\w+er one\b|\bones\b/,
    /\b(?:during|since|ago|through|across|against|along|towards?|among|around|except|per|over|upon|(?<!(?:turn|turned|switch|switched|take|took|taken|get|got) (?:it |them )?)off)\b/,
  ],
  ru: [
    /(?:^| )(?:бы|разве|неужели|сам|сама|сами|себе|себя|собой)(?= |$)/,
    /(?:^| )(?:если|чтобы|хотя|потому|поскольку|пока|несмотря|который|которая|которое|которые|которого|которой|которому|котором|которую|которых|тем|оказывается|кажется|говорят|зато|либо|или|ни)(?= |$)/,
    /(?:^| )(?:уже|больше) не(?= |$)|(?:^| )проспал[аи]?(?= |$)/,
    /(?:^| )(?:друг друга|друг другу|друг с другом|друг о друге)(?= |$)/,
    /(?:^| )(?:некого|где-то|всё|все)(?= |$)/,
    /[^ ] (?:что|где|когда|как|куда|почему|кто) (?!.*\?)/,
    /(?:^| )(?:иду|идешь|идет|идем|идете|идут|пошел|пошла|пошли|пришел|пришла|пришли|приехал\p{L}*|поехал\p{L}*|пойду|пойдем|хожу|ходил\p{L}*) (?:(?:[^ ]+ ){1,3}\p{L}+ть(?:ся)?(?= |$)|\p{L}+ть(?:ся)? )/u,
    /(?:^| )(?:через|назад|тому|против|кроме|вместо|среди|сквозь|вокруг|во время|в течение|благодаря|согласно)(?= |$)/,
    /(?:^| )(?:на|за|в|с) (?:\d+|один|одну|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|несколько|много) \p{L}+/u,
    /(?:^| )(?:скучаю|скучает|скучаем|надоело|приходится|пришлось|стал|стала|стали|делает вид|имеет|имеют|дело|пора|жаль|жалко|удалось|получилось|хватает|хватит|осталось|остался|осталась|походи|походите)(?= |$)/,
    /(?:^| )(?:жал|наде|серд|обид|зл|женил|сосредоточ|подпис|бо|гордил|отправ|взял|прин)\p{L}*(?:ся|сь) (?:на|за|по|под) /u,
  ],
};

/** Whether the grammar would lose what a text in English or Russian says. */
export const losesSense = (folded: string, language: GlossLanguage): boolean =>
  LOST[language].some((pattern) => pattern.test(folded));
