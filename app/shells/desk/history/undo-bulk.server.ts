import { isUuid } from "#app/lib/is-uuid.ts";
import { findEntry } from "#app/running/audit/queries.server.ts";
import { undoMessages as say } from "#app/running/audit/texts/staff-undo.ts";
import { productEdits } from "#app/goods/catalog/pages/desk/bulk/product-edits.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { untagRecords } from "#app/running/tags/commands/untag-records.server.ts";
import { taggedCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import { unpublishTogether } from "#app/reach/reviews/commands/unpublish-together.server.ts";
import { taggedOrder } from "#app/selling/orders/commands/tag-order.server.ts";
import { countItems } from "#app/running/imports/queries/find-import.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import { undoShipments } from "./undo-shipments.server.ts";

/** Takes back several changes that were made as one; undefined for an entry of another kind. */
export async function undoBulk(ctx: Ctx, entryId: string): Promise<Flash | undefined> {
  if (!may(ctx.actor, "backoffice:open") || !isUuid(entryId)) return undefined;
  const entry = await findEntry(ctx.db, entryId);
  const shipments = entry && (await undoShipments(ctx, entry));
  if (shipments) return shipments;
  const kind = [taggedOrder, taggedCustomer].find(({ one }) => entry?.subjectType === `${one}s`);
  if (kind) return undoTags(await untagRecords(ctx, kind, entryId));
  if (entry?.action === "reviews.published")
    return undoReviews(await unpublishTogether(ctx, entry));
  if (entry?.subjectType !== "import") return undefined;
  const reverted = await revertImport(ctx, productEdits, entry.subjectId);
  if (!reverted.ok) {
    const why = reverted.reason === "not_applied" ? "overtaken" : reverted.reason;
    return { tone: "error", text: say.failed[why] };
  }
  const { stays } = await countItems(ctx.db, entry.subjectId);
  if (stays === 0) return { tone: "success", text: say.undone };
  return { tone: "warning", text: say.someStay(stays) };
}

/** Of an export of orders or customers there is nothing to undo. */
function undoTags(undone: Awaited<ReturnType<typeof untagRecords>>): Flash {
  if (!undone.ok) {
    const why = undone.reason === "not_found" ? "none" : undone.reason;
    return { tone: "error", text: say.failed[why] };
  }
  const { stays, undo } = undone.value;
  if (stays === 0) return { tone: "success", text: say.undone, undo };
  return { tone: "warning", text: say.someStay(stays), undo };
}

function undoReviews(undone: Awaited<ReturnType<typeof unpublishTogether>>): Flash {
  if (!undone.ok) return { tone: "error", text: say.failed[undone.reason] };
  const { stays } = undone.value;
  if (stays === 0) return { tone: "success", text: say.undone };
  return { tone: "warning", text: say.someStay(stays) };
}
