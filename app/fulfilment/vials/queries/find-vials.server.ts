import { sql } from "drizzle-orm";
import { href } from "react-router";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Finder } from "#app/platform/find/finder.ts";
import { readCode } from "../rules/vial-code.ts";
import { vialCodes } from "../tables.server.ts";

/** Finds a vial only by its whole code. */
export const vialFinder: Finder = {
  kind: "Vials",
  place: 90,
  who: "lots:read",
  find: ({ text }) => {
    const read = readCode(text);
    const code = read.kind === "code" ? read.code : "";
    return sql`select ${lots.id}::text as id, ${vialCodes.code} as title,
        'Lot ' || ${lots.lotNumber} as hint, 0 as rank
      from ${vialCodes} join ${lots} on ${lots.id} = ${vialCodes.lotId}
      where ${vialCodes.code} = ${code}`;
  },
  to: (lotId) => href("/admin/lots/:lotId/vials", { lotId }),
};
