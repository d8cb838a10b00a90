import { bank } from "./bank.ts";
import { bazaar } from "./bazaar.ts";
import { bus } from "./bus.ts";
import { cafe } from "./cafe.ts";
import { classroom } from "./classroom.ts";
import { clinic } from "./clinic.ts";
import { homeAndDacha } from "./home-and-dacha.ts";
import { kitchen } from "./kitchen.ts";
import { library } from "./library.ts";
import { litteredYard } from "./littered-yard.ts";
import { musicSchool } from "./music-school.ts";
import { nauryzYard } from "./nauryz-yard.ts";
import { office } from "./office.ts";
import type { Place } from "./place.ts";
import { rainyYard } from "./rainy-yard.ts";
import { ridge } from "./ridge.ts";
import { shanyrak } from "./shanyrak.ts";
import { station } from "./station.ts";
import { steppe } from "./steppe.ts";
import { taxi } from "./taxi.ts";
import { twoHomes } from "./two-homes.ts";
import { yard } from "./yard.ts";
import { yurt } from "./yurt.ts";

export const places = {
  yurt,
  shanyrak,
  bazaar,
  classroom,
  bus,
  twoHomes,
  homeAndDacha,
  yard,
  rainyYard,
  litteredYard,
  station,
  kitchen,
  clinic,
  musicSchool,
  taxi,
  nauryzYard,
  library,
  ridge,
  steppe,
  office,
  bank,
  cafe,
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
