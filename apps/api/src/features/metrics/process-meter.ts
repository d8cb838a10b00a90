import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";
import { workerPoolQueues } from "#api/threads/worker-pool.ts";

/** A timer of this period is what the delay is read from; each reading holds the period itself. */
const resolutionMs = 20;

/**
 * Measures this process at each scrape: how late its event loop was since the last one, its memory, and
 * the queues in front of its threads.
 *
 * @returns ends the measuring
 */
export function meterProcess(registry: Registry): () => void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const seconds = (nanoseconds: number) =>
    delay.count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);

  new Gauge({
    name: "tilashar_event_loop_delay_seconds",
    help: "How late the event loop was since the last scrape.",
    labelNames: ["quantile"],
    registers,
    collect() {
      this.set({ quantile: "0.5" }, seconds(delay.percentile(50)));
      this.set({ quantile: "0.99" }, seconds(delay.percentile(99)));
      this.set({ quantile: "1" }, seconds(delay.max));
      delay.reset();
    },
  });
  new Gauge({
    name: "tilashar_memory_bytes",
    help: "Memory of the process by kind.",
    labelNames: ["kind"],
    registers,
    collect() {
      const memory = process.memoryUsage();
      this.set({ kind: "resident" }, memory.rss);
      this.set({ kind: "heap_used" }, memory.heapUsed);
      this.set({ kind: "heap_total" }, memory.heapTotal);
      this.set({ kind: "external" }, memory.external);
    },
  });
  new Counter({
    name: "tilashar_cpu_seconds_total",
    help: "Processor time used.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "tilashar_uptime_seconds",
    help: "Since the process started.",
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  new Gauge({
    name: "tilashar_thread_questions",
    help: "Questions that a thread is working on or that wait for it.",
    labelNames: ["thread"],
    registers,
    collect() {
      this.reset();
      for (const { thread, questions } of workerPoolQueues()) this.set({ thread }, questions);
    },
  });
  return () => delay.disable();
}
