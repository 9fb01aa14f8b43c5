import { redirect } from "react-router";

/** The back-office opens on its orders. */
export function loader() {
  return redirect("/admin/orders");
}
