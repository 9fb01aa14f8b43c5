/** The most characters of a courier's name, to limit the length of the address. */
const LONGEST_COURIER = 60;

/** The previous parcel's courier as a parameter of the address, if there was one. */
export function courierInAddress(courier = ""): [string, string][] {
  return courier !== "" && courier.length <= LONGEST_COURIER ? [["courier", courier]] : [];
}
