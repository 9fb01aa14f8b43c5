/** As a courier's name may be at most: an address does not carry whatever a form says. */
const LONGEST_COURIER = 60;

/** The courier of the parcel before, as a parameter; nothing where none was chosen. */
export function courierInAddress(courier = ""): [string, string][] {
  return courier !== "" && courier.length <= LONGEST_COURIER ? [["courier", courier]] : [];
}
