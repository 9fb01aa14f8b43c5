import { data } from "react-router";
import type { RefusedAddress } from "./address-form.tsx";

/** The form again, with what is wrong with it. */
export function refuseAddress(status: number, refused: RefusedAddress) {
  return data<RefusedAddress>(refused, { status });
}
