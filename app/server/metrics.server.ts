import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

export const httpDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time from the first byte of a request to its answer",
  labelNames: ["method", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

/** Set when the figures are read. Zero until the first check. */
export const bookFigures = {
  problems: new Gauge({
    name: "books_problems",
    help: "Problems that the newest check of the books found",
    registers: [metrics],
  }),
  checkedAt: new Gauge({
    name: "books_checked_timestamp_seconds",
    help: "When the books were last checked",
    registers: [metrics],
  }),
};

/** Counted by hand: a labelled counter costs more than a page from the cache. */
export const sharedPages = { cached: 0, rendered: 0 };

metrics.registerMetric(
  new Counter({
    name: "shared_pages_total",
    help: "Answers with a page that everybody shares: from the cache, or rendered for it",
    labelNames: ["how"],
    registers: [],
    collect() {
      this.reset();
      for (const [how, count] of Object.entries(sharedPages)) this.inc({ how }, count);
    },
  }),
);
