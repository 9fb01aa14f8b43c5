import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { mailReturn, mailReturnToStaff } from "./jobs/mail-returns.server.ts";
import { sweepPhotos } from "./jobs/photo-files.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "returns.mail": PayloadOf<typeof mailReturn>;
    "returns.mail-staff": PayloadOf<typeof mailReturnToStaff>;
  }
}

export function returnsJobs(files: Files) {
  return moduleJobs({
    tasks: [mailReturn, mailReturnToStaff],
    // 3:35 AM in Manila.
    schedule: [{ task: sweepPhotos(files), match: "35 19 * * *" }],
  });
}
