export type OrderAddress = {
  address: string;
  barangay: string | null;
  city: string;
  province: string | null;
  postalCode: string | null;
};

/** As an envelope has it: the street, the barangay before its city, the postal code last. */
export function addressLines(to: OrderAddress): string[] {
  const barangay = to.barangay && writtenOut(to.barangay);
  if (!to.province) return [to.address, barangay, line(" ", to.postalCode, to.city)].filter(isText);
  return [to.address, line(", ", barangay, to.city), line(" ", to.postalCode, to.province)].filter(
    isText,
  );
}

function writtenOut(barangay: string): string {
  return /^(?:barangay|brgy|bgy)\b/i.test(barangay) ? barangay : `Brgy. ${barangay}`;
}

function line(between: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(isText).join(between);
}

function isText(part: string | null): part is string {
  return part !== null && part !== "";
}
