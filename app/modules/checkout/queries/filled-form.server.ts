import { typedCodeOf } from "#app/modules/affiliates/queries/typed-code.server.ts";
import { currentLegalVersions } from "#app/modules/content/queries/documents.server.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { lastAddressOf } from "#app/modules/orders/queries/last-contact.server.ts";
import type { OpenOrder } from "#app/modules/orders/queries/open-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { fillAsSent, fillForAccount, type FilledForm } from "../views/fill-form.ts";

/** What is in the form when it opens; the cart's token proves that the order is one's own. */
export async function filledForm(
  ctx: Ctx,
  open: OpenOrder | undefined,
  needWord: readonly { productId: string }[],
): Promise<FilledForm> {
  const { db, actor, now } = ctx;
  if (open) {
    const referralCode = await typedCodeOf(db, open.id);
    const legal = await currentLegalVersions(db, now);
    return fillAsSent({ ...open, referralCode }, { legal, needWord });
  }
  if (actor.kind !== "user") return { values: {}, ticks: {}, asLeft: false };
  const customer = await customerOfUser(db, actor.userId);
  const last = customer && (await lastAddressOf(db, customer.id));
  return { values: fillForAccount(actor.email, customer, last), ticks: {}, asLeft: false };
}
