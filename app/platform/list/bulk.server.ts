import { isUuid } from "#app/lib/is-uuid.ts";
import { PAGE_ROWS } from "./read-part.server.ts";

export type Selection = { act: string; ids: string[] };

/** Reads the bulk form under a list from a copy of the request; undefined for any other form. */
export async function readSelection(request: Request): Promise<Selection | undefined> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const act = form?.get("bulk");
  if (!form || typeof act !== "string") return undefined;
  const ids = form.getAll("ids").filter((one) => typeof one === "string" && isUuid(one));
  return { act, ids: [...new Set(ids.map(String))].slice(0, PAGE_ROWS) };
}

/** The outcome for one row: its name, and why it was skipped. */
export type BulkOutcome = { name: string; passed?: string };

/** Runs the command for each row, and sums up the outcomes in one sentence. */
export async function runBulk(
  ids: readonly string[],
  act: (id: string) => Promise<BulkOutcome | undefined>,
): Promise<{ done: number; passed: { name: string; why: string }[] }> {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    // Each row has its own transaction, in order: finished rows stay finished after a failure.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await act(id);
    if (outcome) outcomes.push(outcome);
  }
  const passed = outcomes.flatMap(({ name, passed: why }) => (why ? [{ name, why }] : []));
  return { done: outcomes.length - passed.length, passed };
}
