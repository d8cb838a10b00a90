import { readFileSync } from "node:fs";
import { analyse, printCandidate } from "./morphology/analyse.ts";
const seen=new Set<string>();
for (const w of readFileSync(process.argv[2]!,"utf8").match(/[\p{L}\p{M}\d-]+/gu)!) { if(seen.has(w)) continue; seen.add(w); const a=analyse(w);
 if(process.argv[3]){(globalThis as any).n=((globalThis as any).n??0)+new Set(a.map(c=>c.lemma)).size; (globalThis as any).m=((globalThis as any).m??0)+1;continue;} console.log(w+"\t"+a.slice(0,3).map(c=>printCandidate(c).replace(/Number=Sing\|?|VerbForm=|Mood=Ind\|?|\|Polite=\w+/g,"").replace(/\|$/,"")+(c.guessed?"?":"")+" "+c.confidence.toFixed(2)).join("   ")); }

if(process.argv[3]) console.log((globalThis as any).n/(globalThis as any).m);