import { readFileSync } from "node:fs";
import { inflect } from "./morphology/inflect.ts";
let n=0,bad=0;
for (const f of process.argv.slice(2)) { let head: string[]|undefined;
 for (const line of readFileSync(f,"utf8").split("\n")) { if(!line||line.startsWith("#")) continue; const c=line.split("\t");
  if (c[0]==="lemma"){head=c;continue;}
  const cells = head? c.slice(1).map((v,i)=>[head![i+1]!,v]) : [[c[1]!,c[2]!]];
  for (const [l,v] of cells) { n++; const got=inflect(c[0]!,l!); if (got[0]!==v!.split("|")[0]) {bad++; console.log(f.split("/").at(-1),c[0],l,"want",v,"got",got.join("|"));} } } }
console.log(n,bad);
