import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { flatMessages, type Messages, withTranslations } from "./flat-messages.ts";

/** Our names of languages, and the codes that translation platforms know. */
const languages = { en: "en", ru: "ru", kz: "kk" } as const;
const folder = join(import.meta.dirname, "../../apps/web/messages");
const features = readdirSync(folder);

const read = (path: string): Messages => JSON.parse(readFileSync(path, "utf8"));
const write = (path: string, data: unknown) =>
  writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`);
const entries = Object.entries(languages);

function exportTo(target: string) {
  for (const feature of features) {
    mkdirSync(join(target, feature), { recursive: true });
    for (const [ours, code] of entries)
      write(
        join(target, feature, `${code}.json`),
        flatMessages(read(join(folder, feature, `${ours}.json`))),
      );
  }
  console.log(`${features.length} folders of en, ru and kk are in ${target}.`);
}

function importFrom(source: string) {
  let problems = 0;
  for (const feature of features) {
    const english = flatMessages(read(join(folder, feature, "en.json")));
    for (const [ours, code] of entries) {
      const from = join(source, feature, `${code}.json`);
      if (!existsSync(from)) continue;
      const path = join(folder, feature, `${ours}.json`);
      const before = read(path);
      const { messages, refused } = withTranslations(before, read(from), english);
      if (!isDeepStrictEqual(messages, before)) write(path, messages);
      for (const [key, why] of Object.entries(refused)) {
        problems++;
        console.log(`${from}: ${key}: ${why}`);
      }
    }
  }
  console.log(
    problems === 0
      ? "All texts are in; npm run format lays them out."
      : `${problems} texts were left as they were.`,
  );
  if (problems > 0) process.exitCode = 1;
}

const [act, place] = process.argv.slice(2);
// npm runs scripts in the project's folder, whatever folder it was called from.
const path = resolve(process.env.INIT_CWD ?? process.cwd(), place ?? "");
if (act === "export" && place) exportTo(path);
else if (act === "import" && place) importFrom(path);
else {
  console.log("npm run translations -- export FOLDER | import FOLDER");
  process.exitCode = 2;
}
