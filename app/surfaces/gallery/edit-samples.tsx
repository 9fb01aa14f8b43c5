import { Button } from "#app/ui/button.tsx";
import { DifferenceField } from "#app/ui/difference-field.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { Sample, Samples, useOwn } from "./sample.tsx";

/** The parts of forms that change a record. */
export function EditSamples() {
  const own = useOwn();
  return (
    <Samples title="Edits">
      <Sample name="save bar: nothing changed, and several fields changed">
        {[[], ["Name", "Fee", "Languages", "City", "Biography"]].map((changed) => (
          <div className="w-full" key={changed.length}>
            <SaveBar changed={changed}>
              <Button type="button">Save</Button>
            </SaveBar>
          </div>
        ))}
      </Sample>
      <Sample name="a field of which there are two versions">
        {(["line", "long"] as const).map((kind) => (
          <div className="w-full" key={kind}>
            <DifferenceField
              difference={{
                name: own(`difference-${kind}`),
                label: "Fee",
                kind,
                yours: "₱2,500",
                saved: "₱3,000",
                changedBy: "both",
                chosen: undefined,
              }}
              error={kind === "line" ? "Choose what to keep: Fee" : undefined}
              preselect
              typed="₱2,500"
            />
          </div>
        ))}
      </Sample>
    </Samples>
  );
}
