import { data, href, redirect, redirectDocument } from "react-router";
import { bulkMessages as say } from "../../texts/staff-bulk.ts";
import type { Selection } from "#app/platform/list/bulk.server.ts";
import { LIST_FIELD, narrowedBy } from "./list-address.ts";
import { ORDER_ACTS, type OrderAct } from "./order-acts.ts";

/** The next page of each action: a preview or a print. */
const PAGES: Record<OrderAct, string> = {
  confirm: href("/admin/orders/confirm"),
  print: href("/admin/orders/slips.pdf"),
  ship: href("/admin/orders/ship"),
  deliver: href("/admin/orders/step/:act", { act: "deliver" }),
  collect: href("/admin/orders/step/:act", { act: "collect" }),
  archive: href("/admin/orders/step/:act", { act: "archive" }),
  tag: href("/admin/orders/tag"),
};

export function submitBulk({ act: wanted, ids }: Selection, list: URLSearchParams) {
  const act = ORDER_ACTS.find((one) => one === wanted);
  if (!act) return data({ message: say.noStep }, { status: 422 });
  if (ids.length === 0) return data({ message: say.noneChosen }, { status: 409 });
  const narrowed = narrowedBy(list);
  const back = narrowed === "" ? "" : `&${new URLSearchParams({ [LIST_FIELD]: narrowed })}`;
  const to = `${PAGES[act]}?ids=${ids.join(",")}${act === "print" ? "" : back}`;
  return act === "print" ? redirectDocument(to, 303) : redirect(to, 303);
}
