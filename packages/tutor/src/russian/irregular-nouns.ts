/**
 * Forms of nouns that the table has otherwise than people say them, in the order of the table: six cases of one, six of
 * several.
 */
const FORMS: Readonly<Record<string, string>> = {
  человек:
    "человек человека человеку человека человеком человеке люди людей людям людей людьми людях",
  огонь: "огонь огня огню огонь огнём огне огни огней огням огни огнями огнях",
  стул: "стул стула стулу стул стулом стуле стулья стульев стульям стулья стульями стульях",
  сын: "сын сына сыну сына сыном сыне сыновья сыновей сыновьям сыновей сыновьями сыновьях",
  муж: "муж мужа мужу мужа мужем муже мужья мужей мужьям мужей мужьями мужьях",
  цветок: "цветок цветка цветку цветок цветком цветке цветы цветов цветам цветы цветами цветах",
  лист: "лист листа листу лист листом листе листья листьев листьям листья листьями листьях",
};

/** What is never counted in the plural, though the table has one: килограмм лука. */
const ALWAYS_ONE =
  /^(?:лук|картошка|картофель|морковь|капуста|чеснок|виноград|клубника|малина|вишня|свёкла|петрушка|рис|мука|молодёжь)$/u;

/** The forms of a noun by their own list; undefined of one that the table has right. */
export const irregularForms = (noun: string): readonly string[] | undefined =>
  FORMS[noun]?.split(" ");

/** Whether a noun stands in the singular however much of it there is. */
export const isAlwaysOne = (noun: string): boolean => ALWAYS_ONE.test(noun);
