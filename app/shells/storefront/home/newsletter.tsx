import { href } from "react-router";
import { newsletterMessages as say } from "#app/reach/campaigns/texts/shopper.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailInput, Field } from "#app/ui/field.tsx";

/** A plain form: nothing of the home page needs a script. It leads to the newsletter's own page. */
export function Newsletter() {
  return (
    <form
      action={href("/newsletter")}
      className="grid max-w-form gap-3"
      id="newsletter"
      method="post"
      noValidate
    >
      <input name="source" type="hidden" value="home" />
      <div className="flex flex-wrap items-end gap-3">
        <Field className="min-w-[min(14rem,100%)] flex-1" label={say.email} name="email">
          <EmailInput />
        </Field>
        <Button>{say.subscribe}</Button>
      </div>
      <p className="text-sm text-ink-soft">
        {say.consent}{" "}
        <a className="underline underline-offset-4" href={href("/privacy")}>
          {say.privacy}
        </a>
      </p>
    </form>
  );
}
