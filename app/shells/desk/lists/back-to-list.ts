import { safeNext } from "#app/people/customers/rules/safe-next.ts";

/** The list that a form was sent from, at its first page; undefined for any other address. */
export function backToList(back: string | undefined): string | undefined {
  const safe = safeNext(back);
  if (safe === undefined || !/^\/admin[/?]/.test(safe)) return undefined;
  const [path = "", query] = safe.split("?");
  const params = new URLSearchParams(query);
  params.delete("after");
  params.delete("before");
  return params.size > 0 ? `${path}?${params}` : path;
}
