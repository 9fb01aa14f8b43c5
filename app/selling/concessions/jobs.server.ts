import { z } from "zod";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { forgetIds } from "./commands/forget-ids.server.ts";
import { mailConcession } from "./jobs/mail-concession.server.ts";
import { ID_FILES } from "./rules/concession-terms.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "concessions.mail": PayloadOf<typeof mailConcession>;
  }
}

export function concessionsJobs(files: Files) {
  const forget = task("concessions.forget-ids", z.unknown(), (ctx) =>
    forgetIds(ctx, files.area(ID_FILES)),
  );
  return moduleJobs({
    tasks: [mailConcession],
    schedule: [{ task: forget, match: "40 19 * * *" }],
  });
}
