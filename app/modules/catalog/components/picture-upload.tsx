import { useEffect, useState, type DragEvent } from "react";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import { PictureQueue } from "./picture-queue.tsx";
import { PictureUploadForm } from "./picture-upload-form.tsx";
import { usePictureQueue } from "./use-picture-queue.ts";

type PictureUploadProps = { productId: string; free: number };

/** New pictures: chosen, taken, dropped or pasted. With a script each goes by itself, and at once. */
export function PictureUpload({ productId, free }: PictureUploadProps) {
  const [isOver, setOver] = useState(false);
  const sending = usePictureQueue(productId);
  usePasted(sending.add);

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    sending.add([...event.dataTransfer.files]);
  }
  return (
    <Card
      as="section"
      className={cx(
        "grid gap-4",
        isOver && "outline-2 outline-offset-2 outline-accent outline-dashed",
      )}
      onDragLeave={() => setOver(false)}
      onDragOver={over}
      onDrop={drop}
    >
      <div className="grid gap-1">
        <h2 className="text-xl">{say.add}</h2>
        <p className="text-ink-soft">{say.places(free)}</p>
      </div>
      {free > 0 && <PictureUploadForm onChosen={sending.add} />}
      <PictureQueue {...sending} />
    </Card>
  );
}

/** Pictures on the clipboard are added wherever on the page they are pasted. */
function usePasted(add: (files: readonly File[]) => void): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData) add([...clipboardData.files]);
    };
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, [add]);
}
