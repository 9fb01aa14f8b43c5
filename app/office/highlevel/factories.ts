import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { saveConnection } from "./commands/save-connection.server.ts";
import type { ConnectionInput } from "./input.ts";
import type { HighlevelPlace } from "./jobs/highlevel-api.server.ts";
import { readConnection } from "./queries/connection.server.ts";
import { sealAddress } from "./queries/sealed-address.server.ts";
import { highlevelConnection, highlevelContacts, highlevelMessages } from "./tables.server.ts";

type Wish = Partial<ConnectionInput> & { place?: HighlevelPlace };

/** A connection for a test that was tried and worked. Answers its version. */
export async function makeConnection(
  ctx: Ctx,
  { place = {}, ...wish }: Wish & Pick<ConnectionInput, "apiKey" | "locationId">,
): Promise<number> {
  const plain = { webhookUrl: "", isOn: true, customers: true, newsletter: true, orders: true };
  const { version } = await readConnection(ctx);
  const saved = await saveConnection(ctx, { ...plain, ...wish }, { version, place });
  if (!saved.ok) throw new Error(saved.reason);
  const worked = { testedAt: ctx.now, accountName: "Test account", problem: null };
  await ctx.db
    .update(highlevelConnection)
    .set({ ...worked, problemSince: null, pausedUntil: null });
  return (await readConnection(ctx)).version;
}

type MessageWish = { email: string; state?: "sent" | "failed" | "waiting"; remoteId?: string };

/** A message about a contact, for a test, without a job. */
export async function makeMessage(
  ctx: Ctx,
  { email, state = "failed", remoteId }: MessageWish,
): Promise<{ messageId: string; contactId: string }> {
  const [contactId, messageId] = [ctx.ids.newId(), ctx.ids.newId()];
  const isThere = remoteId !== undefined;
  await ctx.db.insert(highlevelContacts).values({
    id: contactId,
    email,
    addressDigest: addressDigest(ctx, email),
    sealedAddress: sealAddress(ctx, email),
    createdAt: ctx.now,
    ...(isThere && { remoteId, told: "agreed" as const }),
  });
  await ctx.db.insert(highlevelMessages).values({
    id: messageId,
    contactId,
    kind: "contact",
    occasion: "added",
    cause: `added:${messageId}`,
    state,
    createdAt: ctx.now,
    ...(state === "failed" && { status: 422, said: "email must be an email", attempts: 1 }),
  });
  return { messageId, contactId };
}
