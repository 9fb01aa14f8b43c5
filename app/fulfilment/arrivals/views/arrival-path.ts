import { href } from "react-router";

/**
 * The page for reporting a parcel's arrival. Its address has the parcel's number only if the order
 * has several.
 */
export function arrivalPath(token: string, parcel: number, of: number): string {
  return `${href("/order/:token/arrival", { token })}${of > 1 ? `?parcel=${parcel}` : ""}`;
}
