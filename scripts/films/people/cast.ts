import type { Design } from "./design.ts";
import { newcomers } from "./first-units-cast.ts";
import { levelA } from "./level-a-cast.ts";
import { levelB } from "./level-b-cast.ts";
import { levelC } from "./level-c-cast.ts";
import { townAndSteppe } from "./town-and-steppe-cast.ts";

/** Whoever was drawn for a film first. */
const people = { ...levelA, ...levelB, ...levelC };

/** Everybody of every film; some live in several. */
export const cast: Readonly<Record<string, Design>> = {
  ...people,
  "8.tom": newcomers.tom,
  "8.aliya": newcomers.aliya,
  "8.asan": newcomers.asan,
  "9.yerzhan": people["5.yerzhan"],
  "9.dana": people["5.dana"],
  "10.alikhan": newcomers.alikhan,
  "10.grandmother": newcomers.grandmother,
  "11.waiter": people["403.waiter"],
  "11.madina": people["2.madina"],
  "11.aruzhan": people["2.aruzhan"],
  "12.alikhan": people["201.alikhan"],
  "12.grandmother": people["201.grandmother"],
  "13.olzhas": newcomers.olzhas,
  "13.zhanar": newcomers.zhanar,
  "13.ali": newcomers.asan,
  "14.saule": people["6.saule"],
  "14.asan": people["6.asan"],
  "14.ali": people["6.ali"],
  "14.grandmother": people["205.grandmother"],
  "15.doctor": people["202.doctor"],
  "15.alikhan": newcomers.alikhan,
  "15.grandmother": newcomers.grandmother,
  "207.darkhan": townAndSteppe.darkhan,
  "207.grandmother": people["4.elderly-woman"],
  "208.grandmother": people["1.grandmother"],
  "208.aisha": people["1.aisha"],
  "208.kanat": townAndSteppe.kanat,
  "209.daniyar": townAndSteppe.daniyar,
  "209.grandfather": townAndSteppe.grandfather,
  "209.aisha": people["1.aisha"],
  "210.bauyrzhan": people["202.bauyrzhan"],
  "210.dinara": townAndSteppe.dinara,
  "210.dauren": people["402.dauren"],
  "211.viktor": people["205.viktor"],
  "211.asan": people["6.asan"],
  "211.aigul": townAndSteppe.aigul,
  "212.teacher": townAndSteppe.teacher,
  "212.gulnar": townAndSteppe.gulnar,
  "212.marat": townAndSteppe.marat,
};
