import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { wellnessMessages as say } from "../texts/shopper.ts";

/** A form of its own kind: its answer is a file, which the router would take for a page. */
export function ExportCard() {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{say.exportTitle}</h3>
      <p className="text-ink-soft">{say.exportText}</p>
      <form
        action={href("/portal/wellness/export")}
        className="flex flex-wrap gap-3"
        method="post"
        noValidate
      >
        <Button name="format" value="csv" variant="secondary">
          {say.exportCsv}
        </Button>
        <Button name="format" value="json" variant="secondary">
          {say.exportJson}
        </Button>
      </form>
    </section>
  );
}
