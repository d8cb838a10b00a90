/**
 * Words of the day that nobody puts in the plural: what is not counted (тазалық, қымыз) and what there is
 * one of. They are shown in the genitive and the instrumental instead.
 */

/** Qualities, feelings, actions and stuff, which are somebody's: менің сабырым, қымызым. */
export const UNCOUNTED: ReadonlySet<string> = new Set(
  (
    "соғым сорпа ұйқы төр сабыр сағыныш мейірім күлкі махаббат алғыс қайырымдылық ақ сүйінші байғазы " +
    "көңіл ынтымақ бейбітшілік бал алтын бақыт қымыз еркіндік жүзім жүгері ақыл жігер қолөнер " +
    "қызығушылық көмек сәлем білім бидай егін береке қамқорлық тыныс мал-жан тосап тазалық ет дәм-тұз " +
    "отын ермек шахмат ырыс батылдық амандық жылу ар тәуелсіздік кешірім"
  ).split(" "),
);

/** Weather, nature and games, which are nobody's: no "my" either. */
export const UNOWNED: ReadonlySet<string> = new Set(
  "қырау аяз шуақ шық самал ғарыш табиғат жусан арай тұман сыңғыр жасырынбақ".split(" "),
);

/** Adjectives without degrees: what is snow-white or eternal is no more so. */
export const UNGRADED: ReadonlySet<string> = new Set(["аппақ", "мәңгілік", "ғашық"]);

/** Adjectives that people do not say of themselves. */
export const IMPERSONAL: ReadonlySet<string> = new Set(["тайғақ", "мәңгілік", "көне"]);
