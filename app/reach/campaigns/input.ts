import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { readMinute } from "#app/lib/shop-minute.ts";
import {
  LONGEST_NAME,
  LONGEST_PHONE_TEXT,
  LONGEST_PREHEADER,
  LONGEST_SENDER,
  LONGEST_SUBJECT,
  MOST_CONTENT,
} from "./rules/campaign-terms.ts";
import { mergeProblem } from "./rules/merge-fields.ts";
import { phoneTextProblem } from "./rules/phone-text.ts";
import { TOPICS } from "./rules/topics.ts";
import { campaignMessages as staff } from "./texts/staff-campaigns.ts";
import { suppressionMessages as suppressed } from "./texts/staff-suppressions.ts";
import { newsletterMessages as say } from "./texts/shopper.ts";
import { SOURCES } from "./rules/subscription-terms.ts";

export const subscribeInput = z.object({
  email: z
    .string(say.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, say.emailNeeded)
    .pipe(z.email(say.emailNeeded)),
  source: z.enum(SOURCES).catch("newsletter"),
});

export type SubscribeInput = z.infer<typeof subscribeInput>;

const line = (max: number) => oneLine(max, staff);
const merged = (max: number) =>
  line(max).superRefine((text, issue) => {
    const problem = mergeProblem(text);
    if (problem) issue.addIssue({ code: "custom", message: staff.merge[problem] });
  });

export const newCampaignForm = z.object({
  name: line(LONGEST_NAME).min(1, staff.needed.name),
  subject: merged(LONGEST_SUBJECT).min(1, staff.needed.subject),
});

/** The content is read from the form's blocks and checked with them (`rules/check-blocks.ts`). */
export const campaignForm = newCampaignForm.extend({
  preheader: merged(LONGEST_PREHEADER).default(""),
  senderName: line(LONGEST_SENDER).default(""),
  phoneText: line(LONGEST_PHONE_TEXT)
    .superRefine((text, issue) => {
      const problem = phoneTextProblem(text);
      if (problem) issue.addIssue({ code: "custom", message: staff.phoneProblems[problem] });
    })
    .default(""),
  topic: z.enum(TOPICS, staff.needed.topic).default("offers"),
  segmentId: z
    .string(staff.needed.segment)
    .refine((id) => id === "" || isUuid(id), staff.needed.segment)
    .default("")
    .transform((id) => (id === "" ? null : id)),
  content: manyLines(MOST_CONTENT, staff).default(""),
});
export type CampaignInput = z.output<typeof campaignForm>;

const version = z.coerce
  .number(staff.needed.reload)
  .int(staff.needed.reload)
  .min(1, staff.needed.reload);
const when = z.string(staff.needed.when).transform((typed, issue) => {
  const at = readMinute(typed);
  if (at) return at;
  issue.addIssue({ code: "custom", message: staff.needed.when });
  return z.NEVER;
});

export const versionForm = z.object({ version });
export const scheduleForm = z.object({ version, at: when });

const address = z
  .string(suppressed.needed.address)
  .trim()
  .toLowerCase()
  .max(254, suppressed.needed.address)
  .pipe(z.email(suppressed.needed.address));
const why = oneLine(300, { ...staff, required: suppressed.needed.why }).min(
  1,
  suppressed.needed.why,
);

export const suppressForm = z.object({ email: address, why });
export const liftForm = z.object({ why });

export const mailEventInput = z.object({
  /** The provider's id: a repeated id is the same event. */
  id: oneLine(200, staff).min(1, staff.required),
  kind: z.enum(["hard", "soft", "complaint"], staff.noStep),
  email: address,
  /** The id of the mail that bounced, in angle brackets, if the provider has it. */
  messageId: oneLine(400, staff).optional(),
  note: oneLine(300, staff).optional(),
});
export type ProviderEvent = z.output<typeof mailEventInput>;
