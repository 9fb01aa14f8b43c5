import { Form, Link, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { accountMessages as say } from "../texts/shopper.ts";

/** A form of its own, so that it works without a script. */
export function GoogleForm({ next }: { next: string }) {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Form action={href("/auth")} method="post" reloadDocument>
        <input name="intent" type="hidden" value="google" />
        <input name="next" type="hidden" value={next} />
        <Button variant="secondary" wide>
          <GoogleMark />
          {say.google}
        </Button>
      </Form>
      <p className="text-sm text-ink-soft">
        Google shares your name and email with us. If you’re new here, you accept our{" "}
        <Link className="text-accent underline underline-offset-4" to={href("/terms")}>
          Terms and conditions
        </Link>{" "}
        and our{" "}
        <Link className="text-accent underline underline-offset-4" to={href("/privacy")}>
          Privacy notice
        </Link>
        .
      </p>
    </div>
  );
}

/** Google requires its logo in its own colors beside these words. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" className="size-5" viewBox="0 0 48 48">
      <path
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
        fill="#ea4335"
      />
      <path
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
        fill="#4285f4"
      />
      <path
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24s.92 7.54 2.56 10.78l7.97-6.19z"
        fill="#fbbc05"
      />
      <path
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
        fill="#34a853"
      />
    </svg>
  );
}
