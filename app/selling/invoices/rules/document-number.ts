/** `INV-000012`: the owner's prefix and the serial number. */
export function documentNumber(prefix: string, serial: number): string {
  return `${prefix}${String(serial).padStart(6, "0")}`;
}
