import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { removeOldConversations as remove } from "./commands/remove-old-conversations.server.ts";
import { removeOldSaved as removeSaved } from "./commands/remove-old-saved.server.ts";

export const removeOldConversations = task("assistant.remove-old", z.unknown(), async (ctx) => {
  await remove(ctx);
});

export const removeOldSaved = task("assistant.remove-saved", z.unknown(), async (ctx) => {
  await removeSaved(ctx);
});

export const assistantJobs = moduleJobs({
  schedule: [
    { task: removeOldConversations, match: "25 * * * *" },
    { task: removeOldSaved, match: "35 3 * * *" },
  ],
});
