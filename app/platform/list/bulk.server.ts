import { isUuid } from "#app/lib/is-uuid.ts";
import { PAGE_ROWS } from "./read-part.server.ts";

/** The rows that were chosen and what is to be done with them. */
export type Selection = { act: string; ids: string[] };

/** Of the form under a list; undefined for a form of another kind. Reads a copy of the request. */
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

/** What became of one row: its name, and why it was passed over. */
export type BulkOutcome = { name: string; passed?: string };

/** One row after the other through its command, and what became of them in one sentence. */
export async function runBulk(
  ids: readonly string[],
  act: (id: string) => Promise<BulkOutcome | undefined>,
): Promise<{ done: number; passed: { name: string; why: string }[] }> {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    // In their order, and each in a transaction of its own: what is done stays done.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await act(id);
    if (outcome) outcomes.push(outcome);
  }
  const passed = outcomes.flatMap(({ name, passed: why }) => (why ? [{ name, why }] : []));
  return { done: outcomes.length - passed.length, passed };
}
