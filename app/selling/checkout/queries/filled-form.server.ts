import { typedCodeOf } from "#app/selling/referrals/queries/typed-code.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { offersTexts } from "#app/running/messages/queries/message-route.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { spendableCredit } from "#app/selling/credit/queries/credit.server.ts";
import { lastAddressOf } from "#app/selling/orders/queries/last-contact.server.ts";
import type { OpenOrder } from "#app/selling/orders/queries/open-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { ownAddresses } from "#app/people/customers/queries/own-addresses.server.ts";
import {
  fillAsSent,
  fillForAccount,
  showSaved,
  type FilledForm,
  type SavedAddress,
} from "../views/fill-form.ts";

type FormOptions = {
  needWord: readonly { productId: string }[];
  /** The chosen saved address. Falls back to the default if it is not the account's own. */
  addressId: string | undefined;
};

export type OfferedForm = FilledForm & {
  saved: SavedAddress[];
  chosen: string;
  /** The account's setting makes every parcel discreet, so the form does not ask. */
  alwaysDiscreet: boolean;
  /** The store credit that the order can use, in centavos. */
  credit: number;
  /** The account already gets news, so the form does not ask. */
  getsNews: boolean;
  offersTexts: boolean;
};

/** Initial values. The cart's token proves that the open order belongs to this browser. */
export async function filledForm(
  ctx: Ctx,
  open: OpenOrder | undefined,
  { needWord, addressId }: FormOptions,
): Promise<OfferedForm> {
  const { db, actor, now } = ctx;
  const own = actor.kind === "user" ? await ownAddresses(db, actor.userId) : [];
  const saved = own.map(showSaved);
  const customer = actor.kind === "user" ? await customerOfUser(db, actor.userId) : undefined;
  const alwaysDiscreet = customer?.isDiscreet ?? false;
  const getsNews = customer?.marketingConsent ?? false;
  const credit = customer ? await spendableCredit(db, customer.id, open?.id) : 0;
  const texts = await offersTexts(ctx);
  const offered = { saved, chosen: "", alwaysDiscreet, getsNews, credit, offersTexts: texts };
  const wished = saved.find(({ id }) => id === addressId);
  if (open && !wished) {
    const referralCode = await typedCodeOf(db, open.id);
    const legal = await currentLegalVersions(db, now);
    return { ...fillAsSent({ ...open, referralCode }, { legal, needWord }), ...offered };
  }
  if (actor.kind !== "user") return { values: {}, ticks: {}, asLeft: false, ...offered };
  const first = wished ?? saved[0];
  if (first) {
    const values = { ...first.values, email: actor.email };
    return { values, ticks: {}, asLeft: false, ...offered, chosen: first.id };
  }
  const last = customer && (await lastAddressOf(db, customer.id));
  const values = fillForAccount(actor.email, customer, last);
  return { values, ticks: {}, asLeft: false, ...offered };
}
