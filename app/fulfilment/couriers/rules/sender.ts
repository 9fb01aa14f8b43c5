/** The sender of booked parcels, as the owner entered it. */
export type Sender = {
  name: string;
  /** In the form +639171234567. */
  phone: string;
  street: string;
  barangay: string;
  city: string;
  province: string;
  postalCode: string;
  /** The courier picks parcels up. Otherwise staff bring them there. */
  isPickedUp: boolean;
  /** The courier's record among the shop's carriers. */
  carrierId: string;
};

type Carrier = { id: string; name: string; isActive: boolean };

/** The carrier that the form selects first: the stored one, or else one whose name fits. */
export function likelyCarrier(
  carriers: readonly Carrier[],
  sender: Pick<Sender, "carrierId"> | null,
): Carrier | undefined {
  const chosen = carriers.find(({ id }) => id === sender?.carrierId);
  return chosen ?? carriers.find(({ name }) => /ninja/i.test(name));
}

export type MissingSetup = "keys" | "sender" | "carrier";

type SetUp = { hasKeys: boolean; sender: Sender | null; carriers: readonly Carrier[] };

export function missingOf({ hasKeys, sender, carriers }: SetUp): MissingSetup | undefined {
  if (!hasKeys) return "keys";
  if (sender === null) return "sender";
  const carrier = carriers.find(({ id }) => id === sender.carrierId);
  return carrier?.isActive ? undefined : "carrier";
}
