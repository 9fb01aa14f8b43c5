import { z } from "zod";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { sweepArrivalPhotos } from "./commands/sweep-photos.server.ts";
import { mailArrival } from "./jobs/mail-arrival.server.ts";
import { PHOTO_FILES } from "./rules/arrival-terms.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "arrivals.mail": PayloadOf<typeof mailArrival>;
  }
}

export function arrivalsJobs(files: Files) {
  const sweep = task("arrivals.sweep-photos", z.unknown(), (ctx) =>
    sweepArrivalPhotos(ctx, files.area(PHOTO_FILES)),
  );
  return moduleJobs({ tasks: [mailArrival], schedule: [{ task: sweep, match: "10 20 * * *" }] });
}
