import { showPhone } from "#app/people/customers/rules/phone.ts";

/** Who gets a parcel and where, as an order or an account has it. */
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
  /** What the buyer asked of whoever packs the parcel. */
  notes: string | null;
  held: readonly { productId: string }[];
  /** Of an affiliate, as its buyer typed it. */
  referralCode?: string | undefined;
};

type CurrentForm = {
  /** The texts in force. */
  legal: { terms: number; privacy: number };
  /** The products whose buyer has to confirm supervision. */
  needWord: readonly { productId: string }[];
};

export type FilledForm = {
  values: Record<string, string>;
  /** For a buyer who comes back from paying; others tick anew. */
  ticks: Record<string, string>;
  /** Nothing has to be entered or ticked again. */
  asLeft: boolean;
};

/** An address that the buyer has saved, and what it fills in. */
export type SavedAddress = { id: string; label: string; values: Record<string, string> };

type SavedBuyer = Omit<Buyer, "address" | "city"> & { id: string; address: string; city: string };

/** Every field by name: one that an address does not have is emptied. */
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
 * The form as it was sent with an order that is not paid yet. A tick is there again only where it
 * says what it said: for the same texts, and for products that were in that order.
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
      }),
    },
    ticks: {
      ...(terms && { terms: "yes" }),
      ...(supervision && { supervision: "yes" }),
    },
    asLeft: terms && (supervision || needWord.length === 0),
  };
}

/** For somebody who is signed in: the account's own data, and the address of the last parcel. */
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

/** By the names of the form's fields. */
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
