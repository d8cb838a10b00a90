/** Judging needs the language engine and its words: fetched with the first review, then kept. */
export async function loadJudging() {
  const [engine, { ruleName }] = await Promise.all([
    import("./judging-engine.ts"),
    import("#app/lib/review/rule-name.ts"),
  ]);
  const { judgeTask, partsOf, reasonsOf, typedTask, wantedSuffix } = engine;
  return { judgeTask, partsOf, reasonsOf, typedTask, wantedSuffix, ruleName };
}

export type JudgingTools = Awaited<ReturnType<typeof loadJudging>>;
