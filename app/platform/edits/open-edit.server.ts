import { formatDateTime } from "#app/lib/dates.ts";
import {
  choiceOf,
  sameText,
  type Conflict,
  type Difference,
  type EditField,
  type Side,
  type Texts,
} from "#app/lib/edit.ts";
import { isAsOpened, writeBase } from "./editable.server.ts";

/** The values of a record's form, without the hidden fields. */
export type Stored = { version: number; values: Texts };

/** The record behind a form: its fields, its saved state, and its last change. */
export type EditedRecord = {
  fields: readonly EditField[];
  read: () => Promise<Stored | undefined>;
  lastChange: () => Promise<{ by: string; at: Date } | undefined>;
};

export type Edit = {
  /** The version behind the form; -1, which no record has, when the form omits it. */
  version: number;
  /** The typed values, or the saved value where the person chose that side. */
  texts: Record<string, string>;
  undecided: boolean;
  /** The conflict to show when the record has changed or a decision is missing. */
  conflict(): Promise<Conflict | undefined>;
};

/** Reads a form that changes a record, including its decisions between two versions. */
export async function openEdit(
  sent: Texts,
  { fields, read, lastChange }: EditedRecord,
): Promise<Edit> {
  const version = /^[1-9]\d{0,8}$|^0$/.test(sent["version"] ?? "") ? Number(sent["version"]) : -1;
  const stored = sent["decides"] === "on" ? await read() : undefined;
  const differences = stored ? compareEdit(fields, sent, stored.values) : [];
  const undecided = differences.some(({ chosen }) => chosen === undefined);
  const typed = withoutDecisions(sent);
  const texts = { ...typed };
  for (const { name, kind, chosen } of differences) {
    if (chosen !== "saved") continue;
    const saved = stored?.values[name] ?? "";
    // Browsers send a checkbox only when it is ticked.
    if (kind === "tick" && saved === "") delete texts[name];
    else texts[name] = saved;
  }
  const conflict = async (): Promise<Conflict | undefined> => {
    const now = await read();
    if (!now) return undefined;
    const change = await lastChange();
    return {
      differences: compareEdit(fields, undecided ? sent : texts, now.values),
      texts: undecided ? typed : texts,
      version: String(now.version),
      base: writeBase(now.values),
      change: change && { by: change.by, at: formatDateTime(change.at) },
      undecided,
    };
  };
  return { version, texts, undecided, conflict };
}

function withoutDecisions({ decides: _, ...sent }: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => !name.startsWith(choiceOf(""))),
  );
}

/** Fields in which the form and the saved record differ, in the form's order. */
function compareEdit(fields: readonly EditField[], texts: Texts, saved: Texts): Difference[] {
  const base = texts["base"] ?? "";
  return fields.flatMap((field) => {
    const { name, label, kind } = field;
    const [mine, theirs] = [texts[name] ?? "", saved[name] ?? ""];
    if (kind === "file" || sameText(mine, theirs)) return [];
    const iChanged = isAsOpened(base, name, mine) !== true;
    const theyChanged = isAsOpened(base, name, theirs) !== true;
    const changedBy = iChanged && theyChanged ? "both" : iChanged ? "you" : "others";
    const difference: Difference = {
      name,
      label,
      kind,
      yours: shown(field, mine),
      saved: shown(field, theirs),
      changedBy,
      chosen: sideOf(texts[choiceOf(name)]),
    };
    return [difference];
  });
}

/** A value in words: a choice's label, or "Yes" and "No" for a checkbox. */
function shown({ kind, words }: EditField, value: string): string {
  if (kind === "tick") return value === "" ? "No" : "Yes";
  return words?.[value] ?? value;
}

function sideOf(text: string | undefined): Side | undefined {
  return text === "yours" || text === "saved" ? text : undefined;
}
