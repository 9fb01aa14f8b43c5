import { writeListQuery } from "#app/lib/list/list-query.ts";
import { NO_VIEW, type ListQuery, type ListSpec } from "#app/lib/list/list-spec.ts";
import type { ShownList } from "#app/lib/list/shown-list.ts";

/** The address of a list and what of it stays when a part of it changes. */
export type ListAddress = { path: string; spec: ListSpec; list: ShownList };

/** Where a query is shown. Without any filter a default view would open, so the address says so. */
export function addressOf({ path, spec, list }: ListAddress, query: ListQuery): string {
  const text = writeListQuery(spec, query);
  if (text !== "") return `${path}?${text}`;
  return list.views.some(({ isDefault }) => isDefault) ? `${path}?${NO_VIEW}` : path;
}
