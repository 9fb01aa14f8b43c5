import { hashToken } from "#app/platform/access/ids.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { SubscribeInput } from "../input.ts";

/** The limit for one address, so that no one can flood a stranger with mails. */
const PER_ADDRESS = { name: "newsletter-address", points: 3, seconds: 60 * 60 };

/**
 * Asks for the mail that confirms. Whether the address is subscribed is found out by the job, so
 * the answer and its time are the same for every address.
 */
export async function askToSubscribe(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  asked: SubscribeInput,
): Promise<void> {
  const { allowed } = await limiter.take(PER_ADDRESS, hashToken(asked.email));
  if (!allowed) return;
  await enqueue(ctx.db, "campaigns.mail-confirmation", { requestId: ctx.ids.newId(), ...asked });
}
