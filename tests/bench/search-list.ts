/** A search for a person's data in the list at this path, whose last part is its name. */
export type ListSearch = { path: string; search: string };

/** The cookies after a search: the searched name is in no address. */
export async function searchList(
  url: string,
  cookie: string,
  { path, search }: ListSearch,
): Promise<string> {
  const list = new URL(path, url).pathname.split("/").at(-1) ?? "";
  const searched = await fetch(new URL("/admin/lists/search", url), {
    method: "POST",
    headers: {
      origin: new URL(url).origin,
      "content-type": "application/x-www-form-urlencoded",
      cookie,
    },
    body: new URLSearchParams({ list, q: search, back: path }),
    redirect: "manual",
  });
  const given = searched.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  if (searched.status !== 303 || given.length === 0) throw new Error("the search was not taken");
  return [cookie, ...given].join("; ");
}
