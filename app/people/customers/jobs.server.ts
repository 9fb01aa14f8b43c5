import { and, inArray, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { removeOldUnconfirmed } from "./commands/remove-old-unconfirmed.server.ts";
import { sweepOwnPictures } from "./commands/sweep-own-pictures.server.ts";
import { takeProviderPicture } from "./commands/take-provider-picture.server.ts";
import {
  accountMails,
  type OfChange,
  type OfEvent,
  type OfLink,
  type OfSignUp,
  type OfUser,
} from "./jobs/account-mails.server.ts";
import { EMAIL_CHANGE_DAYS } from "./rules/email-change.ts";
import { KNOWN_DEVICE_DAYS } from "./rules/known-device.ts";
import {
  mailEmailChange,
  mailEmailChanged,
  type OfEmailChange,
} from "./jobs/email-change-mails.server.ts";
import { OWN_PICTURES } from "./rules/own-picture.ts";
import { emailChanges, knownDevices } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "customer.confirmed": { userId: string };
    "customer.signed-in": { userId: string };
    "customer.email-changed": OfEmailChange;
  }
  interface ShopTasks {
    "customers.mail-sign-up": OfSignUp;
    "customers.mail-confirmation": OfLink;
    "customers.mail-reset": OfLink;
    "customers.mail-sign-in-link": OfLink;
    "customers.mail-password-changed": OfChange;
    "customers.mail-google-added": OfUser;
    "customers.mail-new-device": OfEvent;
    "customers.mail-guessed": OfEvent;
    "customers.mail-email-change": OfEmailChange;
    "customers.mail-email-changed": OfEmailChange;
    "customers.take-picture": { userId: string; url: string };
  }
}

const removeUnconfirmedAccounts = task("customers.remove-unconfirmed", z.unknown(), (ctx) =>
  removeOldUnconfirmed(ctx),
);

/** Browsers that were not used to sign in for a long time are forgotten. */
export const forgetOldDevices = task("customers.forget-devices", z.unknown(), async (ctx) => {
  const before = addDays(ctx.now, -KNOWN_DEVICE_DAYS);
  await inBatches(1_000, async (size) => {
    const old = ctx.db
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(lt(knownDevices.usedAt, before))
      .limit(size);
    const gone = await ctx.db
      .delete(knownDevices)
      .where(and(inArray(knownDevices.tokenHash, old), lt(knownDevices.usedAt, before)));
    return gone.rowCount ?? 0;
  });
});

/** Finished and expired requests for a new address are no longer needed. */
export const forgetEmailChanges = task(
  "customers.forget-email-changes",
  z.unknown(),
  async (ctx) => {
    const before = addDays(ctx.now, -EMAIL_CHANGE_DAYS);
    const over = or(
      lt(emailChanges.doneAt, before),
      lt(emailChanges.endedAt, before),
      and(
        isNull(emailChanges.doneAt),
        isNull(emailChanges.endedAt),
        lt(emailChanges.expiresAt, before),
      ),
    );
    await inBatches(1_000, async (size) => {
      const old = ctx.db.select({ id: emailChanges.id }).from(emailChanges).where(over).limit(size);
      return (await ctx.db.delete(emailChanges).where(inArray(emailChanges.id, old))).rowCount ?? 0;
    });
  },
);

export function customersJobs(auth: Auth, files: Files) {
  const sweep = task("customers.sweep-pictures", z.unknown(), (ctx) =>
    sweepOwnPictures(ctx, files.area(OWN_PICTURES), addDays(ctx.now, -1)),
  );
  const takePicture = task(
    "customers.take-picture",
    z.object({ userId: z.string(), url: z.string() }),
    (ctx, of) => takeProviderPicture(ctx, files.area(OWN_PICTURES), of),
  );
  const schedule = [
    { task: removeUnconfirmedAccounts, match: "0 19 * * *" },
    { task: forgetOldDevices, match: "7 19 * * *" },
    { task: forgetEmailChanges, match: "14 19 * * *" },
    { task: sweep, match: "20 19 * * *" },
  ] as const;
  return moduleJobs({
    tasks: [...accountMails(auth), mailEmailChange, mailEmailChanged, takePicture],
    schedule,
  });
}
