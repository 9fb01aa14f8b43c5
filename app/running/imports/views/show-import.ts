import { formatDateTime } from "#app/lib/dates.ts";
import type { Tone } from "#app/ui/tone.ts";
import type { ImportState } from "../rules/planned-item.ts";
import { importMessages as say, type StepWords } from "../texts/staff.ts";

export const STATE_TONES: Record<ImportState, Tone> = {
  planning: "info",
  unreadable: "error",
  ready: "neutral",
  applying: "info",
  applied: "success",
  reverting: "info",
  reverted: "warning",
};

type ImportRow = {
  id: string;
  fileName: string;
  state: ImportState;
  createdAt: Date | null;
  by: string | null;
  added: number;
  changed: number;
  refused: number;
};

export function showListedImport(listed: ImportRow, words: StepWords) {
  const { createdAt, by, added, changed, refused, ...rest } = listed;
  const isDone = rest.state === "applied" || rest.state === "reverted";
  return {
    ...rest,
    by: by ?? say.someone,
    when: createdAt ? formatDateTime(createdAt) : "",
    did: isDone ? words.did(added, changed, refused) : "",
  };
}

export type ShownListedImport = ReturnType<typeof showListedImport>;
