import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { afterAll, expect, test } from "vitest";

/** One import that each rule is there to refuse, and by it the file that it would break. */
const planted: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "no-circular": ["packages/kazakh/src/about.ts", "packages/kazakh/src/round.ts"],
  "packages-never-import-apps": ["packages/learning/src/a.ts", "apps/api/src/app.ts"],
  "kazakh-and-contracts-import-nothing-of-ours": [
    "packages/kazakh/src/b.ts",
    "packages/course/src/index.ts",
  ],
  "course-imports-only-kazakh": ["packages/course/src/b.ts", "packages/learning/src/index.ts"],
  "gate-imports-only-kazakh-and-clause": [
    "packages/course/src/gate/b.ts",
    "packages/learning/src/index.ts",
  ],
  "clause-imports-only-kazakh": ["packages/clause/src/b.ts", "packages/course/src/index.ts"],
  "own-texts-imports-only-kazakh": ["packages/own-texts/src/b.ts", "packages/course/src/index.ts"],
  "learning-imports-only-kazakh-and-course": [
    "packages/learning/src/b.ts",
    "packages/contracts/src/index.ts",
  ],
  "preparing-sessions-imports-only-kazakh-clause-course-and-learning": [
    "packages/learning/src/session/prepare/b.ts",
    "packages/speech/src/index.ts",
  ],
  "tutor-imports-only-kazakh-clause-course-and-learning": [
    "packages/tutor/src/b.ts",
    "packages/speech/src/index.ts",
  ],
  "packages-are-pure": ["packages/learning/src/c.ts", "node:fs"],
  "web-and-api-meet-at-contracts": ["apps/web/app/b.ts", "apps/api/src/app.ts"],
  "the-browser-ships-no-schemas": ["apps/web/app/c.ts", "packages/contracts/src/index.ts"],
  "features-meet-through-their-index": [
    "apps/api/src/features/chat/b.ts",
    "apps/api/src/features/auth/account.model.ts",
  ],
  "web-features-do-not-import-each-other": [
    "apps/web/app/features/quiz/b.ts",
    "apps/web/app/features/words/word-list.tsx",
  ],
  "components-know-no-features": [
    "apps/web/app/components/ui/b.ts",
    "apps/web/app/features/words/word-list.tsx",
  ],
  "services-know-no-http-and-no-sql": [
    "apps/api/src/features/chat/b.service.ts",
    "apps/api/src/plugins/register.ts",
  ],
  "domain-knows-no-wire": ["apps/api/src/features/chat/book.ts", "packages/contracts/src/index.ts"],
  "routes-alone-map-to-the-wire": [
    "apps/api/src/features/chat/c.service.ts",
    "apps/api/src/features/chat/reply.wire.ts",
  ],
  "routes-know-no-repositories": [
    "apps/api/src/features/chat/chat.routes.ts",
    "apps/api/src/features/chat/usage.repository.ts",
  ],
  "plugins-know-no-features": ["apps/api/src/plugins/b.ts", "apps/api/src/features/auth/index.ts"],
  "no-test-code-in-the-product": ["apps/api/src/d.ts", "apps/api/src/testing/sample.ts"],
  "browser-tests-know-the-product-from-outside": ["e2e/b.spec.ts", "apps/web/app/root.tsx"],
  "browser-tests-know-packages-by-their-index": ["e2e/c.spec.ts", "packages/speech/src/model.ts"],
  "every-import-resolves": ["apps/api/src/e.ts", "./nowhere.ts"],
};

const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const isOurs = (to: string) => /^(apps|packages)\//.test(to);

/** How a file names another. */
function addressOf(from: string, to: string): string {
  if (!isOurs(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

test("every import rule refuses the import that it is there to refuse", async () => {
  for (const [, to] of Object.values(planted)) {
    if (isOurs(to)) write(to, "export const value = 1;\n");
  }
  for (const [from, to] of Object.values(planted)) {
    write(from, `import * as it from "${addressOf(from, to)}";\nexport const used = it;\n`);
  }
  write("packages/kazakh/src/round.ts", 'export * from "./about.ts";\n');

  const { forbidden = [], options } = await extractDepcruiseConfig(
    join(import.meta.dirname, "../.dependency-cruiser.mjs"),
  );
  const { output } = await cruise(["apps", "packages", "e2e"], {
    ...options,
    tsConfig: undefined,
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  } as never);
  const { violations } = (output as ICruiseResult).summary;
  const refused = new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  const expected = forbidden.map(({ name = "" }) => `${name}: ${planted[name]?.[0]}`);
  expect(expected.filter((one) => !refused.has(one))).toEqual([]);
});
