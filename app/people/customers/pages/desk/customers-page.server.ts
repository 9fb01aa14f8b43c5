import { customersFor } from "../../queries/list-customers.server.ts";
import { customerTagsInUse } from "../../queries/tags.server.ts";
import { customerList } from "../../views/customer-list.ts";
import { segmentsInUse } from "#app/reach/segments/queries/segments.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { readSearch } from "./read-search.server.ts";
import { showCustomers } from "./show-customers.server.ts";

export async function loadCustomers(asked: ListRequest) {
  const { ctx } = asked.served;
  const { list, rows } = await loadList(asked, customerList, async (query) =>
    customersFor(ctx.db, await readSearch(ctx, query)),
  );
  const [shown, tags, segments] = await Promise.all([
    shownSettings(asked.served).then((tiers) => showCustomers(ctx.db, rows, tiers)),
    customerTagsInUse(ctx.db),
    segmentsInUse(ctx.db),
  ]);
  return {
    list,
    rows: shown,
    choices: { tag: choicesOf(tags), segment: choicesOf(segments) },
    mayTag: may(ctx.actor, "customers:note"),
    mayExport: may(ctx.actor, "customers:write"),
  };
}

const choicesOf = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }));
