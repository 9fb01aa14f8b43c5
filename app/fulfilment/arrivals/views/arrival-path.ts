import { href } from "react-router";

/** The page for reporting an arrival. Its address has a parcel number if there are several. */
export function arrivalPath(token: string, parcel: number, of: number): string {
  return `${href("/order/:token/arrival", { token })}${of > 1 ? `?parcel=${parcel}` : ""}`;
}
