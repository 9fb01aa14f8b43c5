import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { boxOf, WEBHOOK_EVENTS, type WebhookEvent } from "./rules/webhook-events.ts";
import { webhookMessages as say } from "./texts/staff.ts";

const tick = z
  .string(say.unusual)
  .optional()
  .transform((ticked) => ticked === "on");

const boxes = Object.fromEntries(WEBHOOK_EVENTS.map((event) => [boxOf(event), tick]));

const url = oneLine(500, { ...say, required: say.noAddress }).min(1, say.noAddress);

/** The command decides whether the shop may send to this address. */
export const webhookForm = z.object({ url, ...boxes }).transform((sent, issue) => {
  const { url: address, ...ticked } = sent as Record<string, unknown> & { url: string };
  const events: WebhookEvent[] = WEBHOOK_EVENTS.filter((event) => ticked[boxOf(event)] === true);
  if (events.length > 0) return { url: address, events };
  issue.addIssue({ code: "custom", path: ["order_placed"], message: say.noEvent });
  return z.NEVER;
});
export type WebhookInput = z.output<typeof webhookForm>;

/** The form of a new endpoint also sends its key. */
export const formId = z.string(say.incomplete).refine(isUuid, say.incomplete);
