import { useState, type DragEvent } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { moveRow, readRowKeys, stepRows } from "../../../rules/variant-rows.ts";

const keysOf = (texts: Texts) => readRowKeys(texts["order"] ?? "") ?? [];

/** The form's rows in order: those of the page until staff move, add or remove one. */
export function useVariantRows(shown: Texts) {
  const [given, setGiven] = useState(shown);
  const [keys, setKeys] = useState(() => keysOf(shown));
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  // After saving, new rows have become variants, and generated variants add rows, so the page's
  // rows replace these.
  const isOther = given["version"] !== shown["version"] || given["order"] !== shown["order"];
  if (given !== shown && isOther) {
    setGiven(shown);
    setKeys(keysOf(shown));
  }

  function end() {
    setDragged(undefined);
    setOver(undefined);
  }
  return {
    keys,
    reset: (texts: Texts) => setKeys(keysOf(texts)),
    step: (step: string) => setKeys(stepRows(keys, step) ?? keys),
    isOver: (index: number) => over === index && dragged !== undefined && dragged !== index,
    handle: (index: number) => ({
      draggable: true,
      onDragEnd: end,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData("text/plain", "");
        setDragged(index);
      },
    }),
    place: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setKeys(moveRow(keys, dragged, index));
        end();
      },
    }),
  };
}

export type VariantRows = ReturnType<typeof useVariantRows>;
