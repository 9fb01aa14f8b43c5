import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { systemActor, type Actor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { detailsSealer, idPictures } from "./queries/id-sealer.server.ts";
import type { ConcessionKind, Validity } from "./rules/concession-terms.ts";
import { concessions } from "./tables.server.ts";

/** Turns on the statutory discount, as the owner does in the settings. */
export async function giveDiscount(ctx: Ctx, isVatRegistered = false): Promise<void> {
  const saved = await saveSettings(
    { ...ctx, actor: systemActor("test") },
    { statutory_discounts: "true", tax_registration: isVatRegistered ? "vat" : "non_vat" },
  );
  if (!saved.ok) throw new Error(saved.reason);
}

type ConcessionOptions = Partial<Validity> & {
  kind?: ConcessionKind;
  store?: FileStore;
  picture?: Uint8Array;
};

/** Inserts a declaration directly, with a picture if a file store is given. */
export async function makeConcession(ctx: Ctx, of: Actor, made: ConcessionOptions = {}) {
  const { kind = "senior", state = "approved", validUntil = null, store, picture } = made;
  const customer = of.kind === "user" ? await customerOfUser(ctx.db, of.userId) : undefined;
  if (!customer) throw new Error("only a customer has one");
  const [id, frontFile] = [ctx.ids.newId(), ctx.ids.newId()];
  if (store && picture) await idPictures(ctx, store).write(frontFile, picture);
  const isDecided = state !== "waiting";
  await ctx.db.insert(concessions).values({
    id,
    customerId: customer.id,
    kind,
    state,
    validUntil,
    frontFile,
    sealed: detailsSealer(ctx).seal(id, { name: "Maria Clara", number: "QC-2026-4711" }),
    idEnd: "4711",
    issuer: "OSCA Quezon City",
    declaredAt: ctx.now,
    ...(isDecided && { decidedAt: ctx.now, decidedBy: "staff" }),
    ...(state === "refused" && { reason: "Too dark to read." }),
  });
  return { id, frontFile, customerId: customer.id };
}
