import { setTimeout as pause } from "node:timers/promises";
import { activities } from "./load/activities.ts";
import { openMixedLoad, showReport } from "./load/mixed-load.ts";
import { databasesAsked, type OwnDatabase, ownDatabase } from "./own-database.ts";
import { residentMegabytes } from "./process-memory.ts";
import { startProcess, startProduct } from "./start-process.ts";

/**
 * What the production server holds in memory: ready, after each kind of work, after mixed work, and once
 * it has been left alone; beside a Fastify server that does nothing, started the same way. On each of DATABASES.
 */
const count = Number(process.env.ACTIVITIES ?? 6000);
const idleSeconds = Number(process.env.IDLE ?? 90);

for (const kind of databasesAsked) await measure(await ownDatabase(kind));

async function measure(database: OwnDatabase): Promise<void> {
  const product = await startProduct(database.environment);
  const bare = await startProcess("bench/bare-server.ts", { ORIGIN: product.url, ROUTES: "[]" });

  const show = (when: string, megabytes: number) =>
    console.log(`${when.padEnd(40)} ${megabytes.toFixed(0).padStart(5)} MB`);
  const now = () => residentMegabytes(product.process.pid);

  console.log(database.kind === "embedded" ? "embedded database" : "PostgreSQL");
  show("a bare Fastify server", residentMegabytes(bare.process.pid));
  // A second after its start a server gives back what that took.
  await pause(3000);
  show("ready", now());
  const load = await openMixedLoad(product.url);
  show("with twenty learners signed in", now());
  for (const { name, weight } of activities) {
    const { failures } = await load.run(Math.ceil((weight / 100) * count * 0.2), { only: name });
    show(`after ${name}`, now());
    for (const [failed, times] of failures) console.log(`FAILED ${times} × ${failed}`);
  }
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, now());
  }, 250);
  const report = await load.run(count);
  clearInterval(watch);
  show("the most during mixed work", most);
  show("after mixed work", now());
  await pause(idleSeconds * 1000);
  show(`after ${idleSeconds} s without a request`, now());
  showReport(report);

  load.close();
  await product.stop();
  await bare.stop();
  await database.remove();
}
