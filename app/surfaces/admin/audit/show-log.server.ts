import { readLog } from "#app/modules/audit/queries/read-log.server.ts";
import {
  filterQuery,
  isFiltered,
  readCursor,
  readLogFilter,
} from "#app/modules/audit/rules/log-filter.ts";
import { staffNames } from "#app/modules/staff/queries/staff-names.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showEntry } from "./show-entry.server.ts";

/** A page of the audit log as its address asks for it. */
export async function showLog(db: Db, params: URLSearchParams) {
  const filter = readLogFilter(params);
  const after = readCursor(params.get("after"));
  const [{ rows, next }, people] = await Promise.all([readLog(db, filter, after), staffNames(db)]);
  return {
    filter,
    people,
    isFiltered: isFiltered(filter),
    entries: rows.map(showEntry),
    newest: after && (filterQuery(filter) || "?"),
    older: next && filterQuery(filter, next),
  };
}
