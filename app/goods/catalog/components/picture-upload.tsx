import { useEffect, useState } from "react";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import { PictureQueue } from "./picture-queue.tsx";
import { PictureUploadForm } from "./picture-upload-form.tsx";
import { usePictureQueue } from "./use-picture-queue.ts";

type PictureUploadProps = { productId: string; free: number };

/** New pictures can be chosen, taken, dropped or pasted. With a script each is sent at once. */
export function PictureUpload({ productId, free }: PictureUploadProps) {
  const sending = usePictureQueue(productId);
  const isOver = useFilesOnPage(sending.add);
  return (
    <Card
      as="section"
      className={cx(
        "grid gap-4",
        isOver && "outline-2 outline-offset-2 outline-accent outline-dashed",
      )}
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

/**
 * Accepts files dropped or pasted anywhere on the page, because a browser opens a misplaced file
 * and leaves the page. Returns whether files are being dragged over the page.
 */
function useFilesOnPage(add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => add([...(clipboardData?.files ?? [])]);
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("paste", paste, { signal });
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => ended.abort();
  }, [add]);
  return isOver;
}
