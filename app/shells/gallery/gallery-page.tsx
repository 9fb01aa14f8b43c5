import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { DifferenceField } from "#app/ui/difference-field.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { ChoiceSamples } from "./choice-samples.tsx";
import { ColourSamples } from "./colour-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { MessageSamples } from "./message-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { Sample, Samples, ThemeContext, useOwn, type Theme } from "./sample.tsx";

export const meta = () => [{ title: "app/ui" }, { name: "robots", content: "noindex" }];

/** Every primitive in its states, in both themes side by side. Only in development. */
export default function GalleryPage() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <main id="content" tabIndex={-1}>
        <Page>
          <PageTitle lead="Every primitive of app/ui in its states, light and dark.">
            app/ui
          </PageTitle>
        </Page>
        <div className="grid xl:grid-cols-2">
          <Themed className="scheme-light" theme="light" />
          <Themed className="scheme-dark" theme="dark" />
        </div>
      </main>
      <ToastHost label="Messages" />
    </>
  );
}

function Themed({ theme, className }: { theme: Theme; className: string }): ReactNode {
  return (
    <ThemeContext value={theme}>
      <div className={`${className} grid content-start gap-12 bg-paper p-6 text-ink md:p-10`}>
        <h2 className="text-3xl">{theme}</h2>
        <ColourSamples />
        <ActionSamples />
        <FieldSamples />
        <ChoiceSamples />
        <MessageSamples />
        <DataSamples />
        <OverlaySamples />
        <EditSamples />
      </div>
    </ThemeContext>
  );
}

/** The parts of forms that change a record. */
function EditSamples() {
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
              error={kind === "line" ? "Choose a version: Fee" : undefined}
              preselect
              typed="₱2,500"
            />
          </div>
        ))}
      </Sample>
    </Samples>
  );
}
