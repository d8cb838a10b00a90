import { packedGlosses as inEnglish } from "./glosses-en.generated.ts";
import { packedGlosses as inRussian } from "./glosses-ru.generated.ts";
import { packedLexicon } from "./lexicon.generated.ts";

/** The built-in lexicon and its glosses as they are packed: whoever keeps something made of them tells by these whether it still holds. */
export const packedTexts: readonly string[] = [packedLexicon, inEnglish, inRussian];
