import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** In this suite because it runs after the build. */
const client = join(import.meta.dirname, "../../web/build/client");

/**
 * The most script a screen fetches before it can be used, in kilobytes as they are sent (Brotli): React and
 * its router are 89 of them, the frame around every page 16 with the language that pages in Kazakh explain words in, the list
 * of routes 1.6. Screens not named are
 * held to `others`. Whoever raises one says why: a fifth of one more everywhere is Escape answered by every dialog itself, and
 * pages that open and figures that come anew once the server answers. The form of a text with what the gate can say of it in three
 * languages is 10 where it stands; that of the meanings on a page in Kazakh is known to every page, and a quarter of one.
 */
const others = 119.5;
const most: Readonly<Record<string, number>> = {
  // They share the cards of lessons and the voice with others, as parts of one file each.
  share: 123,
  offline: 126,
  // As a lesson: every line is said and glossed.
  "phrase-topic": 127,
  moderate: 121.5,
  edit: 126,
  "edit-proposals": 122.7,
  // The mails that were refused, and how much the place is used.
  admin: 122.7,
  // The recorder with its meter, the consent, and both lists of recordings.
  studio: 129.3,
  // The first item is in it: what plans it, draws it and every kind that may come first. The judge of its answer,
  // and the language engine with it, come behind. A seventh of one is the word that the page is drawn with before.
  session: 177.2,
  // It tells the tutor the lesson that a guest comes to next, and keeps what is written and sent before it has started.
  chatbot: 145.5,
  // The page that compares our voice with its past is named beside the voice's settings, here and in `settings`.
  speech: 136.2,
  "proficiency-test": 143.3,
  // Devices and passkeys, with the question whether an address is yours, are 4 of it, and 1 of the dashboard.
  settings: 140.7,
  lesson: 132,
  // A page of grammar explains forms and glosses its sentences, as a lesson does.
  "grammar-point": 131.5,
  word: 134,
  // The gloss of a line leads from a suffix to its page of grammar.
  // With the player of our own, its captions and its questions.
  watching: 144.7,
  // The plan with its model of readiness, and the day that is chosen.
  // Since it names the points that would gain most, two of it are their texts.
  exam: 131.5,
  // Ten questions with what explains each, the voice, and what goes into review.
  "exam-practice": 140.5,
  "exam-paper": 124.2,
  // What keeps a sitting and sends its result, and the voice; questions and result come behind.
  "exam-mock": 128,
  // The recorder, the voice of the models and the field.
  "exam-task": 129.6,
  // Whose sentences are heard one after another.
  reading: 139.3,
  "word-of-the-day": 129,
  "past-day-word": 129,
  profile: 133,
  // The first exercise is in it: the cub, the voice and answers to press.
  home: 124.8,
};

/**
 * The most files: each costs half a kilobyte of headers and four milliseconds of a phone that is four times slower than
 * this machine. What a screen has in common with others comes in parts, which apps/web/shared-parts.ts names.
 */
const mostFiles = 28;
const moreFiles: Readonly<Record<string, number>> = { session: 39, "exam-practice": 31 };

interface BuiltRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
  /** What the routes import: split from the list that every page reads. */
  importsUrl: string;
}

function manifest(): Manifest {
  const assets = join(client, "assets");
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const text = readFileSync(join(assets, file), "utf8");
  const built: Manifest = JSON.parse(/__reactRouterManifest\s*=\s*(\{.*\})/s.exec(text)?.[1] ?? "");
  const imports = JSON.parse(readFileSync(join(client, built.importsUrl), "utf8"));
  for (const route of Object.values(built.routes)) route.imports = imports[route.id];
  return built;
}

/** What a route needs: the application's entry, its own modules, and those of the routes around it. */
function scriptsOf(route: BuiltRoute, { url, entry, routes }: Manifest): Set<string> {
  const files = new Set([url, entry.module, ...entry.imports]);
  for (let at: BuiltRoute | undefined = route; at; at = routes[at.parentId ?? ""]) {
    for (const file of [at.module, ...(at.imports ?? [])]) files.add(file);
  }
  return files;
}

const kilobytes = (file: string) => {
  const compressed = statSync(join(client, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(client, file))).size / 1024;
};

test("no screen fetches more script than it may, nor in more files", () => {
  const built = manifest();
  const screens = Object.values(built.routes).filter(({ id }) => id.startsWith("routes/"));
  expect(screens.length).toBeGreaterThan(25);
  const sizes = screens.map((route) => {
    const name = route.id.replace("routes/", "");
    const files = [...scriptsOf(route, built)];
    const size = files.reduce((sum, file) => sum + kilobytes(file), 0);
    return { name, size: Math.round(size * 10) / 10, files: files.length };
  });
  expect(sizes.filter(({ size }) => size < 50)).toEqual([]);
  expect(sizes.filter(({ name, size }) => size > (most[name] ?? others))).toEqual([]);
  expect(sizes.filter(({ name, files }) => files > (moreFiles[name] ?? mostFiles))).toEqual([]);
});
