import { useState, type DragEvent } from "react";
import { useSubmit } from "react-router";
import { moved } from "../rules/picture-order.ts";

/** Moves pictures by drag and drop. The buttons do the same without a mouse. */
export function usePictureDrag(names: readonly string[]) {
  const submit = useSubmit();
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();

  function end() {
    setFrom(undefined);
    setOver(undefined);
  }
  return {
    isOver: (index: number) => over === index && from !== undefined && from !== index,
    handle: (index: number) => ({
      draggable: true,
      onDragEnd: end,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData("text/plain", "");
        setFrom(index);
      },
    }),
    place: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        end();
        const order = moved(names, from, index - from);
        if (!order || index === from) return;
        const sent = { intent: "arrange", was: names.join(","), order: order.join(",") };
        void submit(sent, { method: "post", preventScrollReset: true });
      },
    }),
  };
}
