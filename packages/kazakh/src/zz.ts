import { analyse, printCandidate } from "./morphology/analyse.ts";
for (const w of process.argv.slice(2)) console.log(w, "\n   ", analyse(w).slice(0,5).map((c) => `${printCandidate(c)} [${c.segments.join("|")}] ${c.confidence.toFixed(2)}${c.guessed?"?":""}`).join("\n    "));
