import type { Asked, Tools } from "../../ask.ts";

export const MORE =
  /^(?:(?:and |ok |now )*(?:(?:can|could|would) you )?(?:please )?(?:give me |tell me |show me |ask me |can i have |i want |let's (?:do|have) )?(?:an)?(?:other|one more|two more|three more|a few more|some more|more|again|next|different one)(?: (?:one|ones|example|please|examples|proverb|like (?:that|this|it)|of (?:these|those|them)|word|words|joke|story|riddle|question|sentence|sentences|exercise|fact|way|ways|phrase))*|(?:а |ну |и )?(?:дай |давай |расскажи |скажи |можно |хочу )?(?:мне )?(?:ещ[её]|друго[йе]|другую|следующ\p{L}+)(?: (?:один|одну|одно|раз|пару|два|две|три|пример|примеры|слово|слова|предложение|предложения|анекдот|шутку|загадку|вопрос|историю|пословицу|пожалуйста|такой|таких|такое))*|(?:маған )?(?:тағы(?: да)?|басқа(?:сын|сы)?|келесі(?:сі)?)(?: (?:бір|біреу|біреуін|екі|үш|мысал|сөз|сөйлем|мақал|әзіл|жұмбақ|әңгіме|айт\p{L}*|бер\p{L}*|келтір\p{L}*|жаз\p{L}*|құра\p{L}*|ұсын\p{L}*|көрсет\p{L}*))*|мысал(?: келтір\p{L}*)?|(?:an? )?example(?: please)?|пример)$/u;

/** Whether a message asks for more of what was given last, and says nothing else. */
export const isMore = ({ folded, history }: Asked, tools: Tools): boolean =>
  history.length > 0 && MORE.test(folded.replace(tools.patterns.one("follow-up-more.thanks"), ""));
