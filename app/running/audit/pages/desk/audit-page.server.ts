import { logFor } from "../../queries/read-log.server.ts";
import { BY_THE_SHOP } from "../../rules/log-areas.ts";
import { auditMessages as say } from "../../texts/staff.ts";
import { logList } from "../../views/log-list.ts";
import { staffNames } from "#app/running/staff/queries/staff-names.server.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { showEntry } from "./show-entry.server.ts";

export async function showLog(asked: ListRequest) {
  const { db } = asked.served.ctx;
  const [{ list, rows }, people] = await Promise.all([
    loadList(asked, logList, (query) => logFor(db, query)),
    staffNames(db),
  ]);
  const by = people.map(({ id, name }) => ({ value: id, label: name }));
  return {
    list,
    rows: rows.map(showEntry),
    choices: { by: [...by, { value: BY_THE_SHOP, label: say.shop }] },
  };
}
