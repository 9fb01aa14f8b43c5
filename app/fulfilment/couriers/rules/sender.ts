/** Who sends the parcels that a courier books, as the owner entered it. */
export type Sender = {
  name: string;
  /** As +639171234567. */
  phone: string;
  street: string;
  barangay: string;
  city: string;
  province: string;
  postalCode: string;
  /** The courier comes for parcels; they are brought to it otherwise. */
  isPickedUp: boolean;
  /** Which of the shop's carriers it is. */
  carrierId: string;
};

type Carrier = { id: string; name: string; isActive: boolean };

/** The carrier that the form begins with: the one that was chosen, else the one by its name. */
export function likelyCarrier(
  carriers: readonly Carrier[],
  sender: Pick<Sender, "carrierId"> | null,
): Carrier | undefined {
  const chosen = carriers.find(({ id }) => id === sender?.carrierId);
  return chosen ?? carriers.find(({ name }) => /ninja/i.test(name));
}

/** What is missing before parcels can be booked. */
export type Missing = "keys" | "sender" | "carrier";

type SetUp = { hasKeys: boolean; sender: Sender | null; carriers: readonly Carrier[] };

export function missingOf({ hasKeys, sender, carriers }: SetUp): Missing | undefined {
  if (!hasKeys) return "keys";
  if (sender === null) return "sender";
  const carrier = carriers.find(({ id }) => id === sender.carrierId);
  return carrier?.isActive ? undefined : "carrier";
}
