import { showPhone } from "#app/people/customers/rules/phone.ts";

export type Buyer = {
  firstName: string | null;
  lastName: string | null;
  address: string | null;
  addressLine2: string | null;
  barangay: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  phone: string | null;
};

export type UnpaidOrder = Buyer & {
  email: string;
  paymentMethod: string;
  termsVersion: number;
  privacyVersion: number;
  supervisionConfirmedAt: Date | null;
  isDiscreet: boolean;
  creditTotal: number;
  textUpdates: boolean;
  /** The buyer's note to the staff who pack the parcel. */
  notes: string | null;
  held: readonly { productId: string }[];
  referralCode?: string | undefined;
};

type CurrentForm = {
  legal: { terms: number; privacy: number };
  /** The products whose buyer must confirm supervision. */
  needWord: readonly { productId: string }[];
};

export type FilledForm = {
  values: Record<string, string>;
  /** Restored for a buyer who returns from payment. Other buyers tick again. */
  ticks: Record<string, string>;
  /** The buyer does not have to type or tick anything again. */
  asLeft: boolean;
};

export type SavedAddress = { id: string; label: string; values: Record<string, string> };

type SavedBuyer = Omit<Buyer, "address" | "city"> & { id: string; address: string; city: string };

/** Includes all fields, so that a field which the address lacks is emptied. */
export function showSaved(saved: SavedBuyer): SavedAddress {
  const { id, ...buyer } = saved;
  const { firstName, address, city } = buyer;
  return {
    id,
    label: [firstName, address, city].filter(Boolean).join(", "),
    values: Object.fromEntries(
      Object.entries(buyerTexts(buyer)).map(([name, text]) => [name, text ?? ""]),
    ),
  };
}

/**
 * The form of an unpaid order as it was sent. A box is ticked again only if it means the same: the
 * same versions of the texts, and products that were in that order.
 */
export function fillAsSent(order: UnpaidOrder, { legal, needWord }: CurrentForm): FilledForm {
  const terms = order.termsVersion === legal.terms && order.privacyVersion === legal.privacy;
  const ordered = new Set(order.held.map(({ productId }) => productId));
  const supervision =
    order.supervisionConfirmedAt !== null &&
    needWord.every(({ productId }) => ordered.has(productId));
  return {
    values: {
      ...fillBuyer(order),
      email: order.email,
      paymentMethod: order.paymentMethod,
      ...known({
        referralCode: order.referralCode,
        notes: order.notes,
        discreet: order.isDiscreet ? "yes" : null,
        credit: order.creditTotal > 0 ? String(order.creditTotal) : null,
        textUpdates: order.textUpdates ? "yes" : null,
      }),
    },
    ticks: {
      ...(terms && { terms: "yes" }),
      ...(supervision && { supervision: "yes" }),
    },
    asLeft: terms && (supervision || needWord.length === 0),
  };
}

/** Values for a signed-in buyer: the account's data, and the address of the last parcel. */
export function fillForAccount(
  email: string,
  account: Pick<Buyer, "firstName" | "lastName" | "phone"> | undefined,
  last: Buyer | undefined,
): Record<string, string> {
  const { firstName, lastName, phone } = account ?? {};
  return {
    ...(last && fillBuyer(last)),
    ...known({ firstName, lastName, phone: phone && showPhone(phone) }),
    email,
  };
}

function fillBuyer(buyer: Buyer): Record<string, string> {
  return known(buyerTexts(buyer));
}

function buyerTexts(buyer: Buyer): Record<string, string | null> {
  const { firstName, lastName, address, addressLine2, barangay, city, province } = buyer;
  const { postalCode, phone } = buyer;
  const place = { address, addressLine2, barangay, city, province, postalCode };
  return { firstName, lastName, ...place, phone: phone && showPhone(phone) };
}

function known(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
}
