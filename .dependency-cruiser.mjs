/** Who may import whom. Each rule's comment says what to do instead. */
export default {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment:
        "Two files that need each other are one concept: join them, or move what both need into a third.",
      from: {},
      to: { circular: true },
    },
    {
      name: "packages-never-import-apps",
      severity: "error",
      comment:
        "A package is pure and serves both apps. Move the rule into the package, or hand it in as a parameter.",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "kazakh-and-contracts-import-nothing-of-ours",
      severity: "error",
      comment:
        "The language engine and the wire format stand alone so that anything may stand on them.",
      from: { path: "^packages/(kazakh|contracts)/" },
      to: { path: "^(packages|apps)/", pathNot: "^packages/$1/" },
    },
    {
      name: "course-imports-only-kazakh",
      severity: "error",
      comment:
        "The course knows the language and nothing above it. Rules about learning belong in packages/learning.",
      from: { path: "^packages/course/", pathNot: "^packages/course/src/gate/" },
      to: { path: "^packages/", pathNot: "^packages/(course|kazakh)/" },
    },
    {
      name: "gate-imports-only-kazakh-and-clause",
      severity: "error",
      comment:
        "The gate judges sentences of grammar by the check of clauses, and knows nothing else above the course.",
      from: { path: "^packages/course/src/gate/" },
      to: { path: "^packages/", pathNot: "^packages/(course|kazakh|clause)/" },
    },
    {
      name: "clause-imports-only-kazakh",
      severity: "error",
      comment:
        "The analysis of clauses takes its lexicon as data, so that the tutor, the gate and the browser can use it. Only what it learns by reads the course.",
      from: { path: "^packages/clause/", pathNot: "\\.test\\.ts$|^packages/clause/scripts/" },
      to: { path: "^packages/", pathNot: "^packages/(clause|kazakh)/" },
    },
    {
      name: "own-texts-imports-only-kazakh",
      severity: "error",
      comment:
        "Reading what a learner brings knows letters and scripts. What its words mean is the gloss's, in packages/course.",
      from: { path: "^packages/own-texts/" },
      to: { path: "^packages/", pathNot: "^packages/(own-texts|kazakh)/" },
    },
    {
      name: "learning-imports-only-kazakh-and-course",
      severity: "error",
      comment:
        "Learning stands on the language and the course. The wire format is mapped in the API's routes.",
      from: { path: "^packages/learning/", pathNot: "^packages/learning/src/session/prepare/" },
      to: { path: "^packages/", pathNot: "^packages/(learning|course|kazakh)/" },
    },
    {
      name: "preparing-sessions-imports-only-kazakh-clause-course-and-learning",
      severity: "error",
      comment:
        "What the build prepares for sessions may ask the check of clauses; what a browser runs may not.",
      from: { path: "^packages/learning/src/session/prepare/" },
      to: { path: "^packages/", pathNot: "^packages/(learning|course|clause|kazakh)/" },
    },
    {
      name: "tutor-imports-only-kazakh-clause-course-and-learning",
      severity: "error",
      comment:
        "The tutor answers from the language and the course; the API and an engine with a model stand on it.",
      from: { path: "^packages/tutor/" },
      to: { path: "^packages/", pathNot: "^packages/(tutor|learning|course|clause|kazakh)/" },
    },
    {
      name: "packages-are-pure",
      severity: "error",
      comment:
        "Packages know no React, no Fastify and no files. I/O lives in a loader, a command or a script of its own (load.ts, *command.ts, scripts/).",
      from: {
        path: "^packages/[^/]+/src/",
        pathNot:
          "(\\.test\\.ts|command\\.ts|/load\\.ts|/gate/|/report/|/testing/)$|/(gate|report|testing)/",
      },
      to: {
        path: "node_modules/(react|fastify|kysely)/|^(node:)?(fs|http|https|net|child_process|worker_threads|os)(/|$)",
      },
    },
    {
      name: "web-and-api-meet-at-contracts",
      severity: "error",
      comment:
        "The browser and the server share only packages/contracts; put the shared type there.",
      from: { path: "^apps/(web|api)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "the-browser-ships-no-schemas",
      severity: "error",
      comment:
        "Import types of contracts only (`import type`): a schema in the bundle is bytes for nothing.",
      from: { path: "^apps/web/app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^packages/contracts/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "features-meet-through-their-index",
      severity: "error",
      comment: "Another slice may import only what features/<name>/index.ts shows.",
      from: { path: "^apps/api/src/features/([^/]+)/" },
      to: {
        path: "^apps/api/src/features/([^/]+)/",
        pathNot: "^apps/api/src/features/($1/|[^/]+/index\\.ts$)",
      },
    },
    {
      name: "web-features-do-not-import-each-other",
      severity: "error",
      comment:
        "A route composes features; two features that need each other share a component instead.",
      from: { path: "^apps/web/app/features/([^/]+)/" },
      to: { path: "^apps/web/app/features/", pathNot: "^apps/web/app/features/$1/" },
    },
    {
      name: "components-know-no-features",
      severity: "error",
      comment: "The design system takes data as props. Move the data fetching into the feature.",
      from: { path: "^apps/web/app/components/ui/" },
      to: { path: "^apps/web/app/(features|routes|lib/api)" },
    },
    {
      name: "services-know-no-http-and-no-sql",
      severity: "error",
      comment: "A service holds rules. HTTP belongs in the routes file, SQL in the repository.",
      from: { path: "\\.service\\.ts$" },
      to: { path: "node_modules/(fastify|kysely|pg)/|^apps/api/src/plugins/" },
    },
    {
      name: "domain-knows-no-wire",
      severity: "error",
      comment:
        "Routes alone speak of the wire, with what maps to it and from it (*.wire.ts). Everything else speaks of the domain: give the type a name of its own there.",
      from: {
        path: "^apps/api/src/",
        // What every call shares, what composes the calls, and the token, whose claims the browser reads.
        pathNot:
          "\\.(routes|wire|test)\\.ts$|^apps/api/src/(plugins|composition|testing)/|/testing/|^apps/api/src/(server|errors)\\.ts$|/auth/access-tokens\\.ts$",
      },
      to: { path: "^packages/contracts/" },
    },
    {
      name: "routes-alone-map-to-the-wire",
      severity: "error",
      comment: "A service or catalogue gives domain objects; its routes turn them into answers.",
      from: {
        path: "^apps/api/src/features/",
        pathNot: "\\.(routes|wire|test)\\.ts$|/index\\.ts$",
      },
      to: { path: "\\.wire\\.ts$" },
    },
    {
      name: "browser-tests-know-the-product-from-outside",
      severity: "error",
      comment:
        "A browser test sees what a visitor sees. It may use a package by its public name, its own site/, and the sign-in provider that is no part of the product.",
      from: { path: "^e2e/" },
      to: {
        path: "^(apps|bench|scripts)/",
        pathNot: "^apps/api/src/testing/oidc-provider\\.ts$",
      },
    },
    {
      name: "browser-tests-know-packages-by-their-index",
      severity: "error",
      comment: "Import the package's public name, as @tilashar/learning/session.",
      from: { path: "^e2e/" },
      to: { path: "^packages/", pathNot: "^packages/[^/]+/src/(|[^/]+/)index\\.ts$" },
    },
    {
      name: "routes-know-no-repositories",
      severity: "error",
      comment: "A route asks its service, which decides what is read and written.",
      from: { path: "\\.routes\\.ts$" },
      to: { path: "\\.repository\\.ts$" },
    },
    {
      name: "plugins-know-no-features",
      severity: "error",
      comment: "A plugin serves every feature: hand in what it needs as a parameter.",
      from: { path: "^apps/api/src/plugins/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/api/src/features/" },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      comment: "Move what both need out of the test.",
      from: { path: "^(apps|packages)/", pathNot: "\\.test\\.tsx?$|/testing/" },
      to: { path: "\\.test\\.tsx?$|/testing/" },
    },
    {
      name: "every-import-resolves",
      severity: "error",
      comment: "Add the dependency to this workspace's package.json, or mend the path.",
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: "^virtual:|/\\+types/|paraglide|/build/server/|\\.wasm\\?url$",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router|paraglide)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
