import { analyse } from "./morphology/analyse.ts";
import { inflect } from "./morphology/inflect.ts";
import { defaultLexicon } from "./lexicon/lexicon.ts";
let t0=performance.now(); const lex=defaultLexicon(); console.log("load", performance.now()-t0, lex.entries.length);
const N=["N;NOM;SG","N;GEN;SG","N;DAT;PL","N;ACC;SG;PSS3","N;LOC;SG;PSS1S","N;ABL;PL;PSS1P"], V=["V;IND;PRS;3","V;IND;PST;3","V;IND;PST;PRF;1;SG","V.CVB;PFV","V.PTCP;PST","V;VN;DAT;PSS1S"];
const jobs:[string,string][]=[]; for (const e of lex.entries) { const L=e.pos==="v"?V:N; for (const l of L) jobs.push([e.lemma,l]); }
const forms:string[]=[]; for(let r=0;r<3;r++){ forms.length=0; t0=performance.now(); for (const [a,b] of jobs) forms.push(inflect(a,b)[0]!); const dt=performance.now()-t0; console.log("inflect/s", Math.round(jobs.length/dt*1000)); }
for(let r=0;r<3;r++){ t0=performance.now(); let n=0; for (const f of forms) if (f) n+=analyse(f).length; const dt=performance.now()-t0; console.log("analyse/s", Math.round(forms.length/dt*1000), n/forms.length); }
// guess speed
t0=performance.now(); let k=0; for (const f of forms.slice(0,5000)) { analyse("ш"+f+"ш"); k++; } console.log("guess/s", Math.round(k/(performance.now()-t0)*1000));
