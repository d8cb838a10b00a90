import { expect, test } from "vitest";
import { exposition } from "./exposition.ts";

test("a family is its help, its type and a line a sample", () => {
  const text = exposition([
    {
      name: "tilashar_requests_total",
      help: "Answered.",
      type: "counter",
      samples: [{ labels: { method: "GET", status: "2xx" }, value: 3 }, { value: 0.5 }],
    },
  ]);
  expect(text).toBe(
    '# HELP tilashar_requests_total Answered.\n# TYPE tilashar_requests_total counter\ntilashar_requests_total{method="GET",status="2xx"} 3\ntilashar_requests_total 0.5\n',
  );
});

test("whatever a label holds stays inside its quotes", () => {
  const text = exposition([
    {
      name: "x",
      help: "a\nb",
      type: "gauge",
      samples: [{ labels: { route: 'a"b\\c\nd' }, value: Number.POSITIVE_INFINITY }],
    },
  ]);
  expect(text).toBe('# HELP x a\\nb\n# TYPE x gauge\nx{route="a\\"b\\\\c\\nd"} +Inf\n');
});

test("what has not been measured is not told", () => {
  expect(exposition([{ name: "x", help: "", type: "gauge", samples: [] }])).toBe("");
});
