import { href } from "react-router";

/** Where the buyer says how a parcel arrived; its number stands there where there are several. */
export function arrivalPath(token: string, parcel: number, of: number): string {
  return `${href("/order/:token/arrival", { token })}${of > 1 ? `?parcel=${parcel}` : ""}`;
}
