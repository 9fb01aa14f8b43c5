import { useState } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { useDragOrder } from "../../../components/use-drag-order.ts";
import { moveRow, readRowKeys, stepRows } from "../../../rules/variant-rows.ts";

const keysOf = (texts: Texts) => readRowKeys(texts["order"] ?? "") ?? [];

/** The form's rows in order: those of the page until staff move, add or remove one. */
export function useVariantRows(shown: Texts) {
  const [given, setGiven] = useState(shown);
  const [keys, setKeys] = useState(() => keysOf(shown));
  const drag = useDragOrder((from, to) => setKeys(moveRow(keys, from, to)));
  // After saving, new rows have become variants, and generated variants add rows, so the page's
  // rows replace these.
  const isOther = given["version"] !== shown["version"] || given["order"] !== shown["order"];
  if (given !== shown && isOther) {
    setGiven(shown);
    setKeys(keysOf(shown));
  }
  return {
    keys,
    reset: (texts: Texts) => setKeys(keysOf(texts)),
    step: (step: string) => setKeys(stepRows(keys, step) ?? keys),
    ...drag,
  };
}

export type VariantRows = ReturnType<typeof useVariantRows>;
