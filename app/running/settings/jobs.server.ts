import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { loadSettings } from "./queries.server.ts";
import { LOGO_FILES, logoOf } from "./rules/logo.ts";

export function settingsJobs(files: Files) {
  const sweep = task("settings.sweep-logos", z.unknown(), (ctx) =>
    sweepFiles(files.area(LOGO_FILES), addDays(ctx.now, -1), async () => {
      const logo = logoOf((await loadSettings(ctx.db)).logo);
      return logo ? [logo.fileId] : [];
    }),
  );
  return moduleJobs({ schedule: [{ task: sweep, match: "42 19 * * *" }] });
}
