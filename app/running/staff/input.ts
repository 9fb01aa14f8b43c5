import { z } from "zod";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { staffMessages as say } from "./texts/staff.ts";

const role = z.enum(STAFF_ROLES, say.chooseRole);
const accountId = z.string(say.noStep).regex(/^[\w-]{1,64}$/, say.noStep);
const inviteId = z.uuid(say.noStep);

export const inviteInput = z.object({
  email: z
    .string(say.invalidEmail)
    .trim()
    .toLowerCase()
    .max(254, say.invalidEmail)
    .pipe(z.email(say.invalidEmail)),
  role,
});

export type Invite = z.infer<typeof inviteInput>;

/** The forms of the staff list, by their intent. */
export const staffForms = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("resend"), inviteId }),
    z.object({ intent: z.literal("withdraw"), inviteId }),
    z.object({ intent: z.literal("approve"), userId: accountId, role }),
    z.object({ intent: z.literal("decline"), userId: accountId }),
  ],
  say.noStep,
);

export const memberForms = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("grant"), role }),
    z.object({ intent: z.literal("take"), role }),
    z.object({ intent: z.literal("remove-second-step") }),
    z.object({ intent: z.literal("remove") }),
  ],
  say.noStep,
);
