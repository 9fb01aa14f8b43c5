import { CircleAlert, CircleCheck } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { QueuedFile, usePictureQueue } from "./use-picture-queue.ts";

type PictureQueueProps = Omit<ReturnType<typeof usePictureQueue>, "add">;

/** Each file's progress, or the reason of its failure. */
export function PictureQueue({ queue, isBusy, again, hide }: PictureQueueProps) {
  const added = queue.filter(({ state }) => state === "added").length;
  return (
    <>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {queue.length > 0 && !isBusy && say.done(added, queue.length - added)}
      </p>
      {queue.length > 0 && (
        <ul aria-label={say.queue} className="grid gap-3">
          {queue.map((each) => (
            <Line again={() => again(each)} key={each.id} queued={each} />
          ))}
        </ul>
      )}
      {queue.length > 0 && !isBusy && (
        <div>
          <Button onClick={hide} size="compact" type="button" variant="secondary">
            {say.hide}
          </Button>
        </div>
      )}
    </>
  );
}

function Line({ queued, again }: { queued: QueuedFile; again: () => void }) {
  const { file, state, percent, why } = queued;
  return (
    <li className="grid gap-1.5 rounded-control border border-line p-3">
      <span className="flex items-center gap-2">
        {state === "added" && (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        )}
        {state === "failed" && (
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-error" />
        )}
        <span className="min-w-0 truncate font-semibold">{file.name}</span>
      </span>
      {state === "failed" ? (
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="measure">{why}</span>
          {why === say.offline && (
            <Button onClick={again} size="compact" type="button" variant="secondary">
              {say.again}
              <VisuallyHidden>{say.againOf(file.name)}</VisuallyHidden>
            </Button>
          )}
        </span>
      ) : (
        <span className="text-sm text-ink-soft">
          {state === "sending" ? say.state.sending(percent) : say.state[state]}
        </span>
      )}
      {state === "sending" && <ProgressBar label={file.name} max={100} value={percent} />}
      {state === "preparing" && <ProgressBar label={file.name} />}
    </li>
  );
}
