import process from "node:process";
import { inject } from "vitest";

/** The shop of this worker: journeys in another worker never see what happens in it. */
export function ownApp() {
  const app = inject("apps")[Number(process.env["VITEST_POOL_ID"]) - 1];
  if (!app) throw new Error(`no shop was started for worker ${process.env["VITEST_POOL_ID"]}`);
  return app;
}
