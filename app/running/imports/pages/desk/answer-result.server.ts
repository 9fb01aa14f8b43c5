import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { everyItem } from "../../queries/list-items.server.ts";
import { importMessages as say, type StepWords } from "../../texts/staff.ts";

type ResultFile = { id: string; fileName: string; words: StepWords };

/** A file with the result of each row, and what to do about it. */
export function answerResult(db: Db, { id, fileName, words }: ResultFile): Response {
  const name = `result-${fileName.replace(/\.\w+$/, "")}`;
  return csvAnswer({ name, head: say.head, parts: resultRows(db, id, words) });
}

async function* resultRows(db: Db, importId: string, words: StepWords): AsyncGenerator<CsvRow[]> {
  for await (const items of everyItem(db, importId)) {
    yield items.map(({ rows, label, outcome, result, problem, notes, reverted, revertNote }) => [
      rows.join(", "),
      label,
      words.outcomes[outcome],
      result ? say.results[result] : "",
      [...(problem ? [problem] : []), ...notes].join(" "),
      [reverted ? say.revertedOf[reverted] : "", revertNote ?? ""].filter(Boolean).join(": "),
    ]);
  }
}
