import { and, inArray, isNotNull, like, lt, or } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { FILE_NAME, type Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { eraseDue } from "./commands/erase-due.server.ts";
import { mailAsked, mailWaits, type OfErasure } from "./jobs/erasure-mails.server.ts";
import { DONE_MAIL } from "./jobs/mail-done.server.ts";
import type { ErasureList } from "#app/platform/records/record.server.ts";

const ofFile = z.object({ area: z.string(), name: z.string() });

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "erasure.mail-asked": OfErasure;
    "erasure.mail-waits": OfErasure;
    "erasure.remove-file": z.infer<typeof ofFile>;
  }
}

/** A mail server that has rejected a mail for this long will not accept it later either. */
const DONE_MAIL_DAYS = 7;

/** Runs on a schedule. The address of the last mail is the last data to be deleted. */
export const forgetDoneMails = task("erasure.forget-mails", z.unknown(), async ({ db, now }) => {
  const over = and(
    like(mails.dedupeKey, `${DONE_MAIL}%`),
    or(isNotNull(mails.sentAt), lt(mails.createdAt, addDays(now, -DONE_MAIL_DAYS))),
  );
  await inBatches(200, async (size) => {
    const some = db.select({ id: mails.id }).from(mails).where(over).limit(size);
    return (await db.delete(mails).where(inArray(mails.id, some))).rowCount ?? 0;
  });
});

type ErasureParts = { files: Files; list: ErasureList };

/** The list of tables is passed in because it belongs to the page that shows people their data. */
export function erasureJobs({ files, list }: ErasureParts) {
  const run = task("erasure.run", z.unknown(), (ctx) => eraseDue(ctx, list));
  const removeFile = task("erasure.remove-file", ofFile, async (_, { area, name }) => {
    // An account's picture may be a URL on another site, not a file of ours.
    if (FILE_NAME.test(name)) await files.area(area).remove(name);
  });
  return moduleJobs({
    tasks: [mailAsked, mailWaits, removeFile],
    schedule: [
      { task: run, match: "23 * * * *" },
      { task: forgetDoneMails, match: "53 * * * *" },
    ],
  });
}
