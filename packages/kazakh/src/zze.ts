import { analyse } from "./morphology/analyse.ts";
import { inflect } from "./morphology/inflect.ts";
import { defaultLexicon, makeLexicon } from "./lexicon/lexicon.ts";
import { readLabel } from "./morphology/plan.ts";
const lex = defaultLexicon();
let seed=7; const rnd=()=>{seed=(seed*1103515245+12345)&0x7fffffff; return seed/0x7fffffff;};
const held=new Set<number>(); for (const e of lex.entries) if (e.band>=3 && rnd()<0.12 && ["n","v","adj","name-person","name-place"].includes(e.pos) && lex.byLemma.get(e.lemma)!.length===1 && !/[ -]/.test(e.lemma)) held.add(e.id);
const small=makeLexicon(lex.entries.filter(e=>!held.has(e.id)));
const N:[string,number][]=[["N;NOM;SG",25],["N;NOM;SG;PSS3",15],["N;GEN;SG",8],["N;ACC;SG",8],["N;DAT;SG",8],["N;LOC;SG",8],["N;ABL;SG",4],["N;INS;SG",3],["N;NOM;PL",6],["N;GEN;PL",2],["N;ACC;PL",2],["N;DAT;PL",2],["N;ACC;SG;PSS3",4],["N;DAT;SG;PSS3",3],["N;LOC;SG;PSS3",4],["N;GEN;SG;PSS3",3],["N;LOC;SG;ATTR",2],["N;NOM;PL;PSS3",2],["N;NOM;SG;PSS1S",1]];
const V:[string,number][]=[["V;IND;PRS;3",10],["V;IND;PST;3",10],["V.PTCP;PST",14],["V.CVB;PFV",14],["V;VN;NOM",8],["V;VN;NOM;PSS3",3],["V;VN;DAT",4],["V;VN;ACC",2],["V.PTCP;HAB",4],["V;COND;3",2],["V.CVB;PFV;NEG",2],["V.PTCP;PST;NEG",2],["V;IND;PST;EVID;3",2],["V;IND;PRS;1;SG",1],["V.PTCP;PST;DAT;PL",1],["V;IND;PST;3;NEG",1]];
const A:[string,number][]=[["ADJ",20],["N;ACC;PL",1],["ADJ;CMPR",1]];
const pick=(L:[string,number][])=>{const t=L.reduce((a,b)=>a+b[1],0); let r=rnd()*t; for(const [l,w] of L){r-=w; if(r<0) return l;} return L[0]![0];};
const stat:Record<string,number[]>={}; let shown=0; const verbose=process.argv[2];
for (const id of held) { const e=lex.entries[id]!; for (let k=0;k<3;k++){ const l=pick(e.pos==="v"?V:e.pos==="adj"?A:N); const f= l==="ADJ"?e.lemma: inflect(e.lemma,l)[0]; if(!f) continue;
 const a=analyse(f,small); const s=stat[e.pos]??=[0,0,0,0,0]; s[0]!++; const c=a[0]; const ids=(readLabel(l==="ADJ"?"N;NOM;SG":l)!.ids).join(" ");
 const lemmaOk=c?.lemma===e.lemma; const posOk=c&&({n:"NOUN",v:"VERB",adj:"ADJ"} as any)[e.pos]===c.upos||c?.upos==="PROPN"&&e.pos.startsWith("name"); const D=new Set(["lyq","shy","ly","syz","mate","house","shyl","la","lan","las","prone","worthy","agent","vn","passL","passN","causT","causD","causG","recp"]); const infl=(x:string[])=>{let i=0; const li=x.findLastIndex(y=>["lyq","shy","ly","syz","mate","house","shyl","la","lan","las","prone","worthy"].includes(y)); return x.slice(li+1).join(" ");}; const got=c?infl(c.suffixes.map(x=>x.id)):"";
 if(lemmaOk) s[1]!++; if(lemmaOk&&posOk) s[2]!++; if(lemmaOk&&posOk&&got===ids) s[3]!++; if(a.some(c=>c.lemma===e.lemma)) s[4]!++;
 if(verbose===e.pos && !(lemmaOk&&posOk&&got===ids) && shown++<70) console.log(f,e.lemma,l,"→",a.slice(0,3).map(c=>c.lemma+"/"+c.upos+":"+c.suffixes.map(x=>x.id).join("+")+(c.guessed?"?":"")+c.confidence.toFixed(2)).join("  ")); } }
for (const k in stat) { const s=stat[k]!; console.log(k, s[0], "lemma",(s[1]!/s[0]!*100).toFixed(1),"+pos",(s[2]!/s[0]!*100).toFixed(1),"+suffixes",(s[3]!/s[0]!*100).toFixed(1),"any",(s[4]!/s[0]!*100).toFixed(1)); }
