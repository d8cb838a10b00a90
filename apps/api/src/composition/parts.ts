import type { Course, PictureManifest } from "@tilashar/course";
import type { BuiltFilms } from "@tilashar/course/films";
import type { LemmaCounts } from "@tilashar/course/gloss";
import type { SentenceBank } from "@tilashar/course/sentences";
import type { BuiltUnits } from "@tilashar/learning/load-units";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Config } from "../config.ts";
import type { CourseState } from "../course-keeper.ts";
import type { Database } from "../db/database.ts";
import type { PasswordHashing } from "../features/auth/index.ts";
import type { TutorWorker } from "../features/chat/index.ts";
import type { CourseDesk, LeftOut } from "../features/editing/index.ts";
import type { LessonCatalogue } from "../features/lessons/index.ts";

/** The course as one application serves it, and the way to another. */
export interface ServedCourse {
  /** Approved changes that are laid over the files. */
  changes: ReadonlySet<number>;
  /** Approved changes that are not, and why. */
  leftOut: ReadonlyMap<number, LeftOut>;
  state(): CourseState;
  /** Reads the course again; another application serves it then. */
  reload(): Promise<CourseState>;
}

/** What the server is made from. */
export interface FeatureParts {
  config: Pick<Config, "publicUrl" | "contactEmail" | "rateLimits" | "dataDir" | "outside"> &
    Partial<
      Pick<
        Config,
        | "speechCollect"
        | "metrics"
        | "backupDir"
        | "confirmEmails"
        | "signInProviders"
        | "voiceModel"
      >
    >;
  database: Database;
  course: Course;
  /** The words of the course, for the voice, as one text; found when they are first asked for. */
  courseWords: () => string;
  /** Where the course's files lie, and where they are kept parsed. */
  contentFiles: { contentDir: string; cacheFile: string };
  /** How often each dictionary form occurs in each text. */
  lemmas: ReadonlyMap<number, LemmaCounts>;
  /** The course's sentences, read when they are first asked for. */
  sentences: () => SentenceBank;
  /** What sessions of each unit are made of. */
  units: BuiltUnits;
  /** Addresses of the course's built pictures. */
  pictures: PictureManifest;
  /** Addresses and times of the course's films. */
  films: BuiltFilms;
  /** What the tutor has learnt from messages when the product was built. */
  learntFile: string;
  /** Where those pictures lie. */
  picturesFolder: string;
  catalogue: LessonCatalogue;
  served: ServedCourse;
  hashing: PasswordHashing;
  sessionSecret: string;
  /** Its token signer, log and description are used; the routes are added by whoever called. */
  server: FastifyInstance;
  now(): number;
  isStopping(): boolean;
  /** Threads that several applications of one process share; whoever opened them ends them. */
  threads?: { tutor?: TutorWorker; desk?: CourseDesk };
}

/** What features of one area bring to the server. */
export interface Area {
  /** Everything under `/api`. */
  routes?: FastifyPluginAsync[];
  /** Files made when they are asked for, beside the built ones. */
  assets?: FastifyPluginAsync[];
  /** What is done once an hour. */
  hourlyJobs?: (() => Promise<void>)[];
  /** What runs beside the requests, from the start of the server to its end. */
  workers?: { start(): Promise<void>; stop(): Promise<void> }[];
}
