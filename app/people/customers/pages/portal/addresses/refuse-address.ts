import { data } from "react-router";
import type { RefusedAddress } from "./address-form.tsx";

export function refuseAddress(status: number, refused: RefusedAddress) {
  return data<RefusedAddress>(refused, { status });
}
