import { useCallback, useRef, useState } from "react";
import { href, useRevalidator } from "react-router";
import { useUnsaved } from "#app/ui/unsaved.ts";
import { MAX_PICTURE_BYTES, PICTURE_FIELD } from "../rules/picture-terms.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";

export type QueuedFile = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "preparing" | "added" | "failed";
  /** Percent of the bytes sent. */
  percent: number;
  why?: string;
};

const ON_THE_WAY: readonly string[] = [say.onTheirWay];

/** Sends files one after the other, each in its own request, with progress. */
export function usePictureQueue(productId: string) {
  const address = href("/admin/products/:productId/pictures/upload", { productId });
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const ids = useRef(0);
  const { revalidate } = useRevalidator();
  const isBusy = queue.some(({ state }) => state !== "added" && state !== "failed");
  useUnsaved(isBusy ? ON_THE_WAY : []);

  const change = useCallback((id: number, facts: Partial<QueuedFile>) => {
    setQueue((all) => all.map((each) => (each.id === id ? { ...each, ...facts } : each)));
  }, []);

  const sendAfter = useCallback(
    async (before: Promise<void>, id: number, file: File) => {
      await before;
      const why = await send(address, file, (facts) => change(id, facts));
      change(id, why === undefined ? { state: "added" } : { state: "failed", why });
      await revalidate();
    },
    [address, change, revalidate],
  );

  const enter = useCallback(
    (id: number, file: File) => {
      if (file.size > MAX_PICTURE_BYTES) {
        return change(id, { state: "failed", why: say.errors.too_large });
      }
      last.current = sendAfter(last.current, id, file);
    },
    [change, sendAfter],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const id = (ids.current += 1);
        setQueue((all) => [...all, { id, file, state: "waiting", percent: 0 }]);
        enter(id, file);
      }
    },
    [enter],
  );

  return {
    queue,
    isBusy,
    add,
    again({ id, file }: QueuedFile) {
      change(id, { state: "waiting", percent: 0 });
      enter(id, file);
    },
    hide: () => setQueue([]),
  };
}

/**
 * Returns the refusal reason. It uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
function send(
  address: string,
  file: File,
  tell: (facts: Partial<QueuedFile>) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(PICTURE_FIELD, file);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      tell({ state: "sending", percent: total > 0 ? Math.round((100 * loaded) / total) : 0 });
    });
    request.upload.addEventListener("load", () => tell({ state: "preparing" }));
    request.addEventListener("load", () => {
      const isText = request.getResponseHeader("content-type")?.startsWith("text/plain");
      if (request.status === 201) resolve(undefined);
      else resolve(isText ? request.responseText : say.offline);
    });
    request.addEventListener("error", () => resolve(say.offline));
    tell({ state: "sending" });
    request.open("POST", address);
    request.send(form);
  });
}
