/**
 * The parcel in the address if it is cold, else the first cold parcel. Packing slips of orders with
 * one parcel do not give a number.
 */
export function whichParcel(named: string | null, cold: readonly { number: number }[]): number {
  const found = cold.find(({ number }) => String(number) === named);
  return found?.number ?? cold[0]?.number ?? 1;
}
