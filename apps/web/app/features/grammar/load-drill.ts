/** A drill needs the language engine and its words: fetched with the first one, then kept. */
export async function loadDrill() {
  const [{ drillRound, judgeDrill, makeDrillTask }, { describeReason }] = await Promise.all([
    import("@tilashar/learning/drills"),
    import("@tilashar/kazakh/morphology"),
  ]);
  return { drillRound, judgeDrill, makeDrillTask, describeReason };
}

export type DrillTools = Awaited<ReturnType<typeof loadDrill>>;
