import { Histogram, Registry, collectDefaultMetrics } from "prom-client";

export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

export const httpDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time from the first byte of a request to its answer",
  labelNames: ["method", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});
