import { useState, type DragEvent } from "react";

/** Moves rows by drag and drop, by their positions. Buttons do the same without a mouse. */
export function useDragOrder(move: (from: number, to: number) => void) {
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
        if (index !== from) move(from, index);
      },
    }),
  };
}
