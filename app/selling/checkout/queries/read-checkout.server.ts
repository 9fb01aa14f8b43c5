import type { InterlockLine } from "#app/goods/catalog/rules/interlocks.ts";
import type { HeldApproval } from "#app/selling/clearance/rules/check-clearance.ts";
import { legalVersionsOf } from "#app/running/content/queries/documents.server.ts";
import type { Area } from "#app/goods/delivery/rules/areas.ts";
import type { CreditFacts } from "#app/selling/credit/rules/use-credit.ts";
import { readCode, type StoredCode } from "#app/selling/discounts/queries.server.ts";
import { normaliseEmail } from "#app/selling/discounts/rules/normalise-email.ts";
import {
  countsOf,
  type StoredReservations,
} from "#app/selling/orders/queries/guest-reservations.server.ts";
import {
  isBinding,
  type OrderStatus,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import { reserverOf } from "#app/selling/orders/rules/reserver.ts";
import { placeKeys } from "#app/running/places/queries/known-address.server.ts";
import { knownAddressOf, type PlacesFound } from "#app/running/places/rules/known-address.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { checkoutFacts } from "./checkout-facts.server.ts";
import { placementBody } from "../rules/placement-body.ts";
import type {
  CheckoutLine,
  ConcessionFacts,
  EarlierOrders,
  Referrers,
} from "../rules/decide-order.ts";
import type { Checkout, EarlierPlacing } from "../rules/placing.ts";

type StoredLine = Omit<CheckoutLine, "level"> & {
  levelId: string | null;
  onHand: number;
  reserved: number;
};

type CheckoutRow = {
  cartId: string;
  discountCode: string | null;
  cartState: string;
  customerId: string | null;
  lines: StoredLine[];
  earlier: {
    bodyHash: string;
    orderId: string;
    accessIssue: number;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
  } | null;
  hasPaid: boolean;
  code: StoredCode | null;
  approvals: HeldApproval[];
  credit: CreditFacts | null;
  concession: ConcessionFacts;
  recent: (InterlockLine & { name: string })[];
  affiliates: Referrers;
  record: EarlierOrders | null;
  unpaid: { ofCart: string[]; elsewhere: string[] };
  reserved: StoredReservations;
  settings: Record<string, string>;
  areas: Area[] | null;
  versions: Record<string, number>;
  places: PlacesFound;
};

/** Reads the caller's cart and all facts that decide its order in one statement. Locks nothing. */
export async function readCheckout({ db, actor, now }: Ctx, checkout: Omit<Checkout, "gateway">) {
  const { form, key, cartToken, address = null, staffMade } = checkout;
  if (!cartToken) return undefined;
  const { email, phone, paymentMethod, barangay, city, province } = form;
  const ordering = actor.kind === "user" ? actor : undefined;
  const account = staffMade ? staffMade.buyer : ordering;
  const emails = [email, ...(account ? [account.email] : [])].map(normaliseEmail);
  const place = { barangay, city, province };
  const found = await db.execute<CheckoutRow>(
    checkoutFacts({
      tokenHash: hashToken(cartToken),
      key,
      userId: account?.userId ?? null,
      emails,
      email: normaliseEmail(email),
      typedEmail: email,
      wantsCash: paymentMethod === "cod",
      phone,
      address,
      codes: referralCodes(checkout),
      guestKind: reserverOf({ customerId: null, paymentMethod }),
      ...placeKeys(place),
      now: now.toISOString(),
    }),
  );
  const [stored] = found.rows;
  if (!stored) return undefined;
  const { cartId, discountCode, cartState, customerId, hasPaid, unpaid } = stored;
  const lines = stored.lines.map(readLine);
  return {
    cartId,
    discountCode,
    cartState,
    lines,
    hasPaid,
    unpaid,
    bodyHash: hashToken(placementBody({ ...checkout, discountCode }, lines)),
    earlier: stored.earlier ? readPlacement(stored.earlier) : undefined,
    buyer: { customerId, emails },
    code: stored.code ? readCode(stored.code) : null,
    approvals: stored.approvals,
    ...(stored.record && { record: stored.record }),
    concession: stored.concession,
    credit: stored.credit,
    // No affiliate refers a buyer whose order staff place.
    ...(!staffMade && { affiliates: stored.affiliates, recent: stored.recent }),
    reserved: countsOf(stored.reserved),
    settings: readSettings(stored.settings),
    areas: stored.areas,
    legal: legalVersionsOf(stored.versions),
    place: knownAddressOf(place, stored.places),
  };
}

export type ReadCheckout = NonNullable<Awaited<ReturnType<typeof readCheckout>>>;

function readLine({ levelId, onHand, reserved, ...line }: StoredLine): CheckoutLine {
  const { productId, variantId } = line;
  const level = levelId === null ? null : { id: levelId, productId, variantId, onHand, reserved };
  return { ...line, level };
}

/** The typed code and the code of the followed link. A rule chooses between them. */
function referralCodes({ form, clicked }: Pick<Checkout, "form" | "clicked">): string[] {
  return [form.referralCode, clicked?.code].filter((code) => typeof code === "string");
}

function readPlacement(stored: NonNullable<CheckoutRow["earlier"]>): EarlierPlacing {
  const { bodyHash, orderId, accessIssue, status } = stored;
  const order = { id: orderId, accessIssue };
  return { bodyHash, order, binding: isBinding(stored), open: status === "pending" };
}
