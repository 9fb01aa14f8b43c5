import { and, eq, inArray } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { recordConsent } from "#app/running/consent/commands/record-consent.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { confirmedCustomer } from "#app/people/customers/queries/customer.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readPicture } from "#app/platform/files/read-picture.server.ts";
import type { DeclareInput } from "../input.ts";
import { detailsSealer, idPictures } from "../queries/id-sealer.server.ts";
import { isGiven } from "../rules/concession-for.ts";
import { counts, endOfId, MOST_PICTURES } from "../rules/concession-terms.ts";
import { concessionMessages } from "../texts/shopper.ts";
import { concessions } from "../tables.server.ts";

export type DeclareRefusal = Refusal<
  "unconfirmed" | "not_given" | "declared" | "not_a_picture" | "missing" | "many"
>;

/** The form, with the front of the ID and perhaps its back. */
type Declaration = { form: DeclareInput; pictures: readonly Uint8Array[] };

/**
 * The actor declares to be a senior citizen or a person with disability, and shows an ID. Files are
 * written before their row. The job `concessions.forget-ids` removes those of a failed try.
 */
export async function declareConcession(
  ctx: Ctx,
  store: FileStore,
  { form, pictures }: Declaration,
): Promise<Result<undefined, DeclareRefusal>> {
  const { actor } = ctx;
  const customer =
    actor.kind === "user" ? await confirmedCustomer(ctx.db, actor.userId) : undefined;
  if (actor.kind !== "user" || !customer) return refuse("unconfirmed");
  if (pictures.length === 0) return refuse("missing");
  if (pictures.length > MOST_PICTURES) return refuse("many");
  const read = await Promise.all(pictures.map((sent) => readPicture(sent)));
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const each of read) {
    if (!each.ok) return each;
    files.push({ name: ctx.ids.newId(), bytes: each.value.bytes });
  }
  const kept = idPictures(ctx, store);
  for (const { name, bytes } of files) await kept.write(name, bytes);
  const whose = { customerId: customer.id, userId: actor.userId };
  const names = files.map(({ name }) => name);
  const done = await inTransaction(ctx, (tx) => writeDeclaration(tx, whose, form, names));
  if (!done.ok || !done.value.isNew) for (const name of names) await kept.remove(name);
  return done.ok ? ok(undefined) : done;
}

async function writeDeclaration(
  tx: Ctx,
  { customerId, userId }: { customerId: string; userId: string },
  { key: id, kind, name, number, issuer }: DeclareInput,
  [frontFile, backFile]: readonly string[],
): Promise<Result<{ isNew: boolean }, Refusal<"not_given" | "declared">>> {
  const settings = await loadSettings(tx.db);
  if (!isGiven(settings)) return refuse("not_given");
  // Two forms of one person take turns.
  await tx.db.select().from(customers).where(eq(customers.id, customerId)).for("update");
  const [again] = await tx.db.select().from(concessions).where(eq(concessions.id, id));
  if (again) return again.customerId === customerId ? ok({ isNew: false }) : refuse("declared");
  const ofKind = and(eq(concessions.customerId, customerId), eq(concessions.kind, kind));
  const [open] = await tx.db
    .select()
    .from(concessions)
    .where(and(ofKind, inArray(concessions.state, ["waiting", "approved"])))
    .for("update");
  if (open && (open.state === "waiting" || counts(open, shopDay(tx.now))))
    return refuse("declared");
  // A new declaration replaces an expired one.
  if (open) {
    await tx.db
      .update(concessions)
      .set({ state: "withdrawn", version: open.version + 1 })
      .where(eq(concessions.id, open.id));
  }
  const sealed = detailsSealer(tx).seal(id, { name, number });
  await tx.db.insert(concessions).values({
    id,
    customerId,
    kind,
    sealed,
    issuer,
    frontFile,
    backFile,
    idEnd: endOfId(number),
    declaredAt: tx.now,
  });
  const { privacy: documentVersion } = await currentLegalVersions(tx.db, tx.now);
  const wording = concessionMessages.consent(settings.id_picture_days);
  const consent = { purpose: "id_check", document: "privacy", documentVersion, wording } as const;
  await recordConsent(tx, { type: "user", id: userId }, [consent]);
  await recordAudit(tx, {
    action: "concession.declared",
    subject: { type: "concession", id },
    after: { kind, state: "waiting" },
  });
  return ok({ isNew: true });
}
