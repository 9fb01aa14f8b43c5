import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { adminOrderMessages as say } from "../texts/staff.ts";

/** Stands below what an order needs a person for. */
export function ResolveForm({ error }: { error: string | undefined }) {
  const { pathname } = useLocation();
  const busy = useNavigation().formData?.get("intent") === "resolve-attention";
  return (
    <Form action={pathname} className="mt-2 grid w-full gap-3" method="post">
      <input name="intent" type="hidden" value="resolve-attention" />
      <Field error={error} hint={say.resolve.hint} label={say.resolve.label} name="resolution">
        <Input autoComplete="off" maxLength={500} required />
      </Field>
      <div>
        <Button pending={busy} variant="secondary">
          {say.resolve.submit}
        </Button>
      </div>
    </Form>
  );
}
