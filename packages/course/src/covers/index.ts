export type {
  CoverHand,
  CoverPerson,
  CoverScene,
  CoversFile,
  CoverThing,
} from "../schema/covers-file.ts";
export { COVER_CROPS, type CoverCrop, CoverManifest, coverFile } from "./cover-files.ts";
