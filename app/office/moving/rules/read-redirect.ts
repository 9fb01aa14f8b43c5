import { movingMessages as say } from "../texts/staff.ts";
import { pathOf } from "./old-path.ts";
import { isYes, lineOf, type MovedRow } from "./read-cell.ts";

/** Reads one redirect. A problem says what to do about it. */
export function readRedirect({ cells, isCut }: MovedRow) {
  const from = lineOf(cells["from"], 600);
  const to = lineOf(cells["to"], 600);
  const path = pathOf(from) ?? "";
  const leadsTo = pathOf(to) ?? "";
  const problem = isCut
    ? say.cutOff
    : path === "" || path === "/" || from.includes("?") || isYes(cells["regex"])
      ? say.badFrom
      : leadsTo === ""
        ? say.badTo
        : path === leadsTo
          ? say.ownPath
          : null;
  return { label: from, path, leadsTo, problem };
}
