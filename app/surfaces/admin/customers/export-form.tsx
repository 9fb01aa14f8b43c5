import { Download } from "lucide-react";
import { Form, href } from "react-router";
import { customerMessages as say } from "#app/modules/customers/admin/messages.ts";
import { Button } from "#app/ui/button.tsx";

/** The browser's own form: the answer is a file, and no page. */
export function ExportForm({ search }: { search: string }) {
  return (
    <Form
      action={href("/admin/customers/export")}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
      method="post"
      reloadDocument
    >
      <input name="search" type="hidden" value={search} />
      <Button variant="secondary">
        <Download aria-hidden="true" className="size-4" />
        {say.exportList}
      </Button>
      <p className="text-sm text-ink-soft">{say.exportHint}</p>
    </Form>
  );
}
