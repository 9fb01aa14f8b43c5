/**
 * The parcel that an address means: the one that it names where that one is cold, else the first
 * cold one. Slips of orders in one parcel name none.
 */
export function whichParcel(named: string | null, cold: readonly { number: number }[]): number {
  const found = cold.find(({ number }) => String(number) === named);
  return found?.number ?? cold[0]?.number ?? 1;
}
