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
  // As a lesson: every line is said and glossed.
  "phrase-topic": 127,
  moderate: 121,
  edit: 125.5,
  "edit-proposals": 122,
  // The mails that were refused, and how much the place is used.
  admin: 122,
  // The recorder with its meter, the consent, and both lists of recordings.
  studio: 126,
  // The first item is in it: what plans it, draws it and every kind that may come first. The judge of its answer,
  // and the language engine with it, come behind. A seventh of one is the word that the page is drawn with before.
  session: 176.7,
  // It tells the tutor the lesson that a guest comes to next.
  chatbot: 140,
  // The page that compares our voice with its past is named beside the voice's settings, here and in `settings`.
  speech: 135,
  "proficiency-test": 137,
  // Devices and passkeys, with the question whether an address is yours, are 4 of it, and 1 of the dashboard.
  settings: 134.5,
  lesson: 132,
  // A page of grammar explains forms and glosses its sentences, as a lesson does.
  "grammar-point": 134,
  word: 136,
  // The gloss of a line leads from a suffix to its page of grammar.
  // With the player of our own, its captions and its questions.
  watching: 142.5,
  // The plan with its model of readiness, and the day that is chosen.
  // Since it names the points that would gain most, two of it are their texts.
  exam: 129.5,
  // Ten questions with what explains each, the voice, and what goes into review.
  "exam-practice": 136.5,
  "exam-paper": 120.5,
  // What keeps a sitting and sends its result, and the voice; questions and result come behind.
  "exam-mock": 127.5,
  // The recorder, the voice of the models and the field.
  "exam-task": 125.5,
  // Whose sentences are heard one after another.
  reading: 137.5,
  "word-of-the-day": 129,
  "past-day-word": 129,
  profile: 128.5,
  // The first exercise is in it: the cub, the voice and answers to press.
  home: 123.5,
};

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

test("no screen fetches more script than it may", () => {
  const built = manifest();
  const screens = Object.values(built.routes).filter(({ id }) => id.startsWith("routes/"));
  expect(screens.length).toBeGreaterThan(25);
  const sizes = screens.map((route) => {
    const name = route.id.replace("routes/", "");
    const size = [...scriptsOf(route, built)].reduce((sum, file) => sum + kilobytes(file), 0);
    return { name, size: Math.round(size * 10) / 10 };
  });
  expect(sizes.filter(({ size }) => size < 50)).toEqual([]);
  expect(sizes.filter(({ name, size }) => size > (most[name] ?? others))).toEqual([]);
});
