import { buttonLook } from "#app/ui/button-look.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { Sample, Samples, useOwn } from "./sample.tsx";

export function OverlaySamples() {
  const own = useOwn();
  return (
    <Samples title="Overlays and parts">
      <Sample name="dialogs: focus inside, Escape, and back to where it was opened">
        {(["centred", "drawer"] as const).map((variant) => (
          <DialogLink
            className={buttonLook({ variant: "secondary" })}
            dialog={own(variant)}
            key={variant}
            to="#content"
          >
            {variant}
          </DialogLink>
        ))}
      </Sample>
      {(["centred", "drawer"] as const).map((variant) => (
        <Dialog
          closeLabel="Close"
          id={own(variant)}
          key={variant}
          title="A dialog"
          variant={variant}
        >
          <p>What it is about.</p>
        </Dialog>
      ))}
      <Sample name="parts of a long page: tabs where there is room, else an accordion">
        <a className="underline" href={`#${own("second")}`}>
          Open the second part
        </a>
        <div className="w-full">
          <Parts
            parts={["first", "second"].map((part) => ({
              id: own(part),
              title: part,
              content: <p>What the {part} part says.</p>,
            }))}
          />
        </div>
      </Sample>
    </Samples>
  );
}
