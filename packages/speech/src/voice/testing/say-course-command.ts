/** Says every headword and example of the course and names those that are not heard whole: npm run voice:course */
import { startSpeaker } from "../speaker.ts";
import { badlySaid, examplesOfCourse, headwordsOfCourse } from "./course-lines.ts";

const texts = [...headwordsOfCourse(), ...examplesOfCourse()];
const bad = badlySaid(await startSpeaker(), texts);
console.log(`${texts.length} texts said, ${bad.length} of them badly.`);
for (const text of bad) console.log(text);
if (bad.length > 0) process.exitCode = 1;
