import type { Place } from "../../films/places/place.ts";
import * as country from "./country-backdrops.ts";
import * as home from "./home-backdrops.ts";
import * as indoor from "./indoor-backdrops.ts";
import * as sky from "./sky-backdrops.ts";
import * as town from "./town-backdrops.ts";

/** Places that only covers show, beside those of the films. */
export const backdrops: Readonly<Record<string, Place>> = {
  steppe: country.steppe,
  tulipSteppe: country.tulipSteppe,
  road: country.road,
  lake: country.lake,
  forest: country.forest,
  street: town.street,
  village: country.village,
  winter: country.winter,
  rain: town.rain,
  night: sky.night,
  evening: town.evening,
  dawn: sky.dawn,
  space: sky.space,
  dig: country.dig,
  orchard: country.orchard,
  livingRoom: home.livingRoom,
  bedroom: home.bedroom,
  bathroom: home.bathroom,
  shop: indoor.shop,
  theatre: indoor.theatre,
  hall: indoor.hall,
  laboratory: indoor.laboratory,
  airport: indoor.airport,
  workshop: indoor.workshop,
  bookWall: indoor.bookWall,
  gym: indoor.gym,
  gallery: indoor.gallery,
  studio: indoor.studio,
};
