import type { FastifyInstance } from "fastify";
import type { Family, Sample } from "./exposition.ts";

/** Upper bounds in seconds; what takes longer falls into `+Inf`. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The answers of one route, method and class of status. */
interface Series {
  /** Answers by the first bound they kept to; one more for those that kept to none. */
  readonly buckets: Float64Array;
  seconds: number;
}

/** Statuses by their first digit: `[1]` is 1xx. */
type ByClass = (Series | undefined)[];

export interface RequestMeter {
  families(): Family[];
}

/**
 * Counts every answer from now on, by the route's pattern (never the address, which may hold a secret and
 * has no end of values). What is counted into is made at a route's first answer; later ones only add.
 */
export function meterRequests(server: FastifyInstance): RequestMeter {
  const routes = new Map<string, Map<string, ByClass>>();

  server.addHook("onResponse", (request, reply, done) => {
    const url = request.routeOptions.url ?? "none";
    let methods = routes.get(url);
    if (methods === undefined) {
      methods = new Map();
      routes.set(url, methods);
    }
    let classes = methods.get(request.method);
    if (classes === undefined) {
      classes = [];
      methods.set(request.method, classes);
    }
    const digit = Math.trunc(reply.statusCode / 100);
    const series = classes[digit] ?? { buckets: new Float64Array(bounds.length + 1), seconds: 0 };
    classes[digit] = series;
    const seconds = reply.elapsedTime / 1000;
    series.seconds += seconds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket += 1;
    series.buckets[bucket] = (series.buckets[bucket] as number) + 1;
    done();
  });

  return {
    families() {
      const samples: Sample[] = [];
      for (const [route, methods] of routes) {
        for (const [method, classes] of methods) {
          classes.forEach((series, digit) => {
            if (series) samples.push(...histogram({ route, method, status: `${digit}xx` }, series));
          });
        }
      }
      return [
        {
          name: "tilashar_http_request_duration_seconds",
          help: "Answers by route pattern, method and class of status, and how long they took.",
          type: "histogram",
          samples,
        },
      ];
    },
  };
}

/** The format wants each bucket to hold those below it too. */
function histogram(labels: Readonly<Record<string, string>>, series: Series): Sample[] {
  let sum = 0;
  const buckets = [...series.buckets].map((count, index) => {
    sum += count;
    const le = index < bounds.length ? String(bounds[index]) : "+Inf";
    return { suffix: "_bucket", labels: { ...labels, le }, value: sum };
  });
  return [
    ...buckets,
    { suffix: "_sum", labels, value: series.seconds },
    { suffix: "_count", labels, value: sum },
  ];
}
