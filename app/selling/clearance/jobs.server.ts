import { z } from "zod";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { expireRequests } from "./commands/expire-requests.server.ts";
import { mailRequest } from "./jobs/mail-request.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "clearance.mail": PayloadOf<typeof mailRequest>;
  }
}

const endOverdueRequests = task("clearance.expire", z.unknown(), (ctx) => expireRequests(ctx));

export const clearanceJobs = moduleJobs({
  tasks: [mailRequest],
  schedule: [{ task: endOverdueRequests, match: "20 * * * *" }],
});
