import { z } from "zod";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";

/** `eventId` names the cause, so that no owner gets a mail twice. */
const about = z.object({ eventId: z.string(), userId: z.string() });

/** Mails to the owners that are sent at once, by kind. */
export const securityNews = z.discriminatedUnion("kind", [
  about.extend({ kind: z.literal("new_device") }),
  about.extend({ kind: z.literal("guessed") }),
  about.extend({
    kind: z.literal("role_granted"),
    role: z.enum([...STAFF_ROLES, "customer"]),
    by: z.string(),
  }),
  about.extend({ kind: z.literal("role_taken"), role: z.string(), by: z.string() }),
  about.extend({ kind: z.literal("second_step_removed"), by: z.string() }),
  about.extend({ kind: z.literal("access_requested") }),
  about.extend({ kind: z.literal("exported"), customers: z.number() }),
  about.extend({ kind: z.literal("orders_exported") }),
]);

export type SecurityNews = z.infer<typeof securityNews>;
