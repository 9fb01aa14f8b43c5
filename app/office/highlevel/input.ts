import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { highlevelMessages as say } from "./texts/staff.ts";

const tick = z
  .string(say.unusual)
  .optional()
  .transform((ticked) => ticked === "on");

/** The last four characters are shown, which would be most of a shorter key. */
const SHORTEST_KEY = 12;

/** An empty key leaves the stored one. The command checks the addresses of the trigger. */
export const connectionForm = z.object({
  apiKey: oneLine(400, say).refine(
    (key) => key === "" || (key.length >= SHORTEST_KEY && /^[\x21-\x7e]+$/.test(key)),
    say.noKey,
  ),
  locationId: oneLine(100, { ...say, required: say.noLocation }).regex(
    /^[\w-]{5,100}$/,
    say.noLocation,
  ),
  webhookUrl: oneLine(500, say),
  isOn: tick,
  customers: tick,
  newsletter: tick,
  orders: tick,
});
export type ConnectionInput = z.output<typeof connectionForm>;

export const messageChoice = z.object({
  messageId: z.string(say.incomplete).refine(isUuid, say.incomplete),
});

const word = z
  .string()
  .max(320)
  .regex(/^\P{Cc}*$/u);

/** Matches HighLevel's webhooks. Some of its workflows nest the contact in `data`. */
const contactFacts = z.object({
  locationId: word.optional(),
  id: word.optional(),
  contactId: word.optional(),
  email: word.regex(/^$|^[^\s@<>]+@[^\s@<>]+$/u).nullish(),
  dnd: z.boolean().nullish(),
  dndSettings: z
    .object({ Email: z.object({ status: word.optional() }).nullish() })
    .nullish()
    .catch(undefined),
});

export const inboundEvent = contactFacts
  .extend({
    type: word.min(1),
    webhookId: word.min(1),
    timestamp: z.iso.datetime({ offset: true }),
    data: contactFacts.optional().catch(undefined),
  })
  .transform(({ type, webhookId, timestamp, data, ...top }) => {
    const facts = { ...top, ...data };
    return {
      type,
      webhookId,
      sentAt: new Date(timestamp),
      locationId: facts.locationId,
      id: facts.contactId ?? facts.id,
      email: facts.email ?? undefined,
      dnd: facts.dnd ?? undefined,
      emailStatus: facts.dndSettings?.Email?.status,
    };
  });
export type InboundInput = z.output<typeof inboundEvent>;
