import type { ParcelToBook, Party } from "../courier-port.ts";

/**
 * A Philippine address. Integrations disagree: those of Philippine shops fill `state`, others
 * `province`, so both are sent. None has a field for a barangay.
 */
const addressOf = ({ street, line2, barangay, city, province, postalCode }: Party) => ({
  address1: street,
  address2: line2 ? `${line2}, ${barangay}` : barangay,
  city,
  state: province,
  province,
  country: "PH",
  ...(postalCode === undefined ? {} : { postcode: postalCode }),
});

const contactOf = (party: Party) => ({
  name: party.name,
  phone_number: party.phone,
  ...(party.email === undefined ? {} : { email: party.email }),
  address: addressOf(party),
});

/** One of the documented time slots. */
const ALL_DAY = { start_time: "09:00", end_time: "18:00", timezone: "Asia/Manila" };

/** Ninja Van's weights are in kilograms. */
const kilograms = (grams: number): number => grams / 1_000;

/** `POST /4.1/orders`. Cash is in pesos with centavos, and left out for a paid order. */
export function orderMessage(parcel: ParcelToBook) {
  const { leavesOn, isPickedUp, cash, contents, grams } = parcel;
  return {
    service_type: "Parcel",
    service_level: "Standard",
    requested_tracking_number: parcel.reference,
    reference: { merchant_order_number: parcel.orderNumber },
    from: contactOf(parcel.sender),
    to: contactOf(parcel.recipient),
    parcel_job: {
      is_pickup_required: isPickedUp,
      ...(isPickedUp && {
        pickup_service_type: "Scheduled",
        pickup_service_level: "Standard",
        pickup_date: leavesOn,
        pickup_timeslot: ALL_DAY,
        pickup_approx_volume: "Less than 3 Parcels",
      }),
      delivery_start_date: leavesOn,
      delivery_timeslot: ALL_DAY,
      dimensions: { weight: kilograms(grams) },
      items: [{ item_description: contents, quantity: 1, is_dangerous_good: false }],
      ...(cash > 0 && { cash_on_delivery: cash / 100 }),
    },
  };
}

/**
 * `POST /1.0/public/price`. Integrations in Indonesia send area codes instead of addresses, and no
 * list of Philippine codes is public. One description of the endpoint has an order's addresses, so
 * the shop sends those. Whether this works for the Philippines is not proven.
 */
export const priceMessage = ({ grams, sender, recipient }: ParcelToBook) => ({
  service_type: "Parcel",
  service_level: "Standard",
  weight: kilograms(grams),
  from: { address: addressOf(sender) },
  to: { address: addressOf(recipient) },
});
