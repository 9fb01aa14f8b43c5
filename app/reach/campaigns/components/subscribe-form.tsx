import { Form, Link, useNavigation, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { EmailInput, Field } from "#app/ui/field.tsx";
import { newsletterMessages as say } from "../texts/shopper.ts";
import type { PageSource } from "../rules/subscription-terms.ts";

type SubscribeFormProps = {
  source: PageSource;
  email?: string | undefined;
  error?: string | undefined;
};

/** Leads to the newsletter's own page, so that pages that everybody shares can have it. */
export function SubscribeForm({ source, email, error }: SubscribeFormProps) {
  const pending = useNavigation().formAction?.startsWith(href("/newsletter")) ?? false;
  return (
    <Form action={href("/newsletter")} className="grid gap-3" method="post" noValidate>
      <input name="source" type="hidden" value={source} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-[min(14rem,100%)] flex-1"
          error={error}
          label={say.email}
          name="email"
        >
          <EmailInput defaultValue={email} />
        </Field>
        <Button pending={pending}>{say.subscribe}</Button>
      </div>
      <p className="text-sm text-ink-soft">
        {say.consent}{" "}
        <Link className="underline underline-offset-4" to={href("/privacy")}>
          {say.privacy}
        </Link>
      </p>
    </Form>
  );
}
