import type { Place } from "../../films/places/place.ts";
import * as indoor from "./indoor-backdrops.ts";
import * as outdoor from "./outdoor-backdrops.ts";

/** Places that only covers show, beside those of the films. */
export const backdrops: Readonly<Record<string, Place>> = {
  steppe: outdoor.steppe,
  tulipSteppe: outdoor.tulipSteppe,
  road: outdoor.road,
  lake: outdoor.lake,
  forest: outdoor.forest,
  street: outdoor.street,
  village: outdoor.village,
  winter: outdoor.winter,
  rain: outdoor.rain,
  night: outdoor.night,
  evening: outdoor.evening,
  dawn: outdoor.dawn,
  space: outdoor.space,
  dig: outdoor.dig,
  orchard: outdoor.orchard,
  livingRoom: indoor.livingRoom,
  bedroom: indoor.bedroom,
  bathroom: indoor.bathroom,
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
