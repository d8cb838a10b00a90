import { monitorEventLoopDelay } from "node:perf_hooks";
import { deskQueues } from "#api/threads/thread-desk.ts";
import type { Family } from "./exposition.ts";

/** A timer of this period is what the delay is read from; each reading holds the period itself. */
const resolutionMs = 20;

export interface ProcessMeter {
  /** The delay of the event loop is told for the time since the last call, and starts anew. */
  families(): Family[];
  stop(): void;
}

/** Measures this process: how late its event loop is, its memory, and the queues in front of its threads. */
export function meterProcess(): ProcessMeter {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    families() {
      const seconds = (nanoseconds: number) =>
        delay.count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
      const lateness = [
        { labels: { quantile: "0.5" }, value: seconds(delay.percentile(50)) },
        { labels: { quantile: "0.99" }, value: seconds(delay.percentile(99)) },
        { labels: { quantile: "1" }, value: seconds(delay.max) },
      ];
      delay.reset();
      const memory = process.memoryUsage();
      const cpu = process.cpuUsage();
      return [
        {
          name: "tilashar_event_loop_delay_seconds",
          help: "How late the event loop was since the last scrape.",
          type: "gauge",
          samples: lateness,
        },
        {
          name: "tilashar_memory_bytes",
          help: "Memory of the process by kind.",
          type: "gauge",
          samples: [
            { labels: { kind: "resident" }, value: memory.rss },
            { labels: { kind: "heap_used" }, value: memory.heapUsed },
            { labels: { kind: "heap_total" }, value: memory.heapTotal },
            { labels: { kind: "external" }, value: memory.external },
          ],
        },
        {
          name: "tilashar_cpu_seconds_total",
          help: "Processor time used.",
          type: "counter",
          samples: [{ value: (cpu.user + cpu.system) / 1e6 }],
        },
        {
          name: "tilashar_uptime_seconds",
          help: "Since the process started.",
          type: "gauge",
          samples: [{ value: process.uptime() }],
        },
        {
          name: "tilashar_thread_questions",
          help: "Questions that a thread is working on or that wait for it.",
          type: "gauge",
          samples: deskQueues().map(({ thread, questions }) => ({
            labels: { thread },
            value: questions,
          })),
        },
      ];
    },
    stop: () => delay.disable(),
  };
}
