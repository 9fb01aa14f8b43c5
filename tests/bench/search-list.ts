/** The cookies after a search in the list of orders: the searched name is in no address. */
export async function searchOrders(url: string, cookie: string, search: string): Promise<string> {
  const searched = await fetch(new URL("/admin/lists/search", url), {
    method: "POST",
    headers: {
      origin: new URL(url).origin,
      "content-type": "application/x-www-form-urlencoded",
      cookie,
    },
    body: new URLSearchParams({ list: "orders", q: search, back: "/admin/orders" }),
    redirect: "manual",
  });
  const given = searched.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  if (searched.status !== 303 || given.length === 0) throw new Error("the search was not taken");
  return [cookie, ...given].join("; ");
}
