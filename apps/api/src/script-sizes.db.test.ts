import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** In this suite because it runs after the build. */
const client = join(import.meta.dirname, "../../web/build/client");

/**
 * The most script a screen fetches before it can be used, in kilobytes as they are sent (Brotli): React
 * and its router are 91 of them. Screens not named are held to `others`. Whoever raises one says why: the
 * tab bar with its number of reviews is 1.4 of each, the shape of a late page and presses done over again 1; the crops of
 * covers, the cub's paws and the list of routes another 1; the page that confirms an address a tenth in that list.
 * The flag that reports a mistake is 0.7 where it stands, the three screens of reports and roles 0.2 of every list of routes.
 * The screens of editing, of examinations and of providers are up to 0.8 in every list of routes; the form of a text
 * with what the gate can say of it in three languages is 13 where it stands.
 */
const others = 128;
const most: Readonly<Record<string, number>> = {
  "edit-proposals": 128,
  edit: 133,
  // The first item is in it: what plans it, draws it and every kind that may come first. The judge of its answer,
  // and the language engine with it, come behind. Every page's list of routes names the files: a tenth on each.
  session: 183,
  // It tells the tutor the lesson that a guest comes to next.
  chatbot: 147,
  speech: 142,
  // The list of routes, which every page reads, names the screens of the path: one more here and for a word;
  // and the page of one's own texts, a tenth on every screen.
  "proficiency-test": 145,
  // Devices and passkeys, with the question whether an address is yours, are 4 of it, and 1 of the dashboard.
  settings: 143,
  lesson: 140,
  // A page of grammar explains forms and glosses its sentences, as a lesson does.
  "grammar-point": 143,
  word: 143,
  // The gloss of a line leads from a suffix to its page of grammar.
  // With the player of our own, its captions and its questions.
  watching: 147,
  // The plan with its model of readiness, and the day that is chosen.
  exam: 141,
  // What keeps a sitting and sends its result, and the voice; questions and result come behind.
  "exam-mock": 138,
  // The recorder, the voice of the models and the field.
  "exam-task": 139,
  "exam-paper": 132,
  exams: 128,
  read: 128,
  reading: 141,
  "word-of-the-day": 138,
  "past-day-word": 137,
  profile: 136,
  // The first exercise is in it: the cub, the voice and answers to press.
  home: 130,
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
}

function manifest(): Manifest {
  const assets = join(client, "assets");
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const text = readFileSync(join(assets, file), "utf8");
  return JSON.parse(/__reactRouterManifest\s*=\s*(\{.*\})/s.exec(text)?.[1] ?? "");
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
