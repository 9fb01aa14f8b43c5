import { Form, href, useSearchParams } from "react-router";
import type { PublishCheck } from "../../../rules/publish-checks.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Duplicating and removing a product. Removing is folded, to prevent accidental presses. */
export function ProductActs({ name }: { name: string }) {
  // The list's Delete action leads here for the confirmation.
  const asks = useSearchParams()[0].get("ask") === "delete";
  return (
    <div className="grid max-w-3xl justify-items-start gap-4 border-t border-line pt-4">
      <Form method="post">
        <Button data-act="duplicate" name="intent" value="duplicate" variant="secondary">
          {say.duplicate}
        </Button>
      </Form>
      <details id="delete" open={asks}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold" data-act="remove">
          {say.remove}
        </summary>
        <Form className="grid justify-items-start gap-4 pt-2" method="post">
          <p className="measure">{say.removeHint}</p>
          <Button name="intent" value="remove" variant="danger">
            {say.removeNow(name)}
          </Button>
        </Form>
      </details>
    </div>
  );
}

export function ArchivedProduct() {
  return (
    <Notice announced={false} className="max-w-3xl" title={say.isArchived}>
      <Form className="grid justify-items-start gap-3" method="post">
        <p>{say.isArchivedHint}</p>
        <Button data-act="products.restore" name="intent" value="restore" variant="secondary">
          {say.restore}
        </Button>
      </Form>
    </Notice>
  );
}

const FIELDS = {
  shortDescription: "short_description",
  description: "description",
  safetyText: "safety_text",
} as const;

type MissingPartsProps = { id: string; missing: readonly PublishCheck[] };

/** Missing texts that shoppers need, each linked to its field. */
export function MissingParts({ id, missing }: MissingPartsProps) {
  const place = (check: PublishCheck) =>
    check === "picture" || check === "alt"
      ? href("/admin/products/:productId/pictures", { productId: id })
      : `#${fieldId(FIELDS[check])}`;
  return (
    <Notice announced={false} className="max-w-3xl" title={say.missing}>
      <ul className="grid">
        {missing.map((check) => (
          <li key={check}>
            <TextLink to={place(check)}>{say.missingOf[check]}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
