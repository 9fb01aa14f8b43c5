import { Form } from "react-router";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Folded away, so that nobody removes something with one press. */
export function RemoveDiscount({ code, wasUsed }: { code: string; wasUsed: boolean }) {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {say.remove}
      </summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post">
        <p className="measure">{wasUsed ? say.removeUsed(code) : say.removeUnused(code)}</p>
        <Button name="intent" value="remove" variant="danger">
          {wasUsed ? say.archiveNow(code) : say.removeNow(code)}
        </Button>
      </Form>
    </details>
  );
}

export function ArchivedDiscount() {
  return (
    <Notice announced={false} className="max-w-form" title={say.isArchived}>
      <Form className="grid justify-items-start gap-3" method="post">
        <p>{say.isArchivedHint}</p>
        <Button name="intent" value="restore" variant="secondary">
          {say.restore}
        </Button>
      </Form>
    </Notice>
  );
}
