import { moduleJobs, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { mailReturn } from "./jobs/mail-returns.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "returns.mail": PayloadOf<typeof mailReturn>;
  }
}

export const returnsJobs = moduleJobs({ tasks: [mailReturn] });
