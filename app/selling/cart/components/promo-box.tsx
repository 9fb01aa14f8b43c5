import { ChevronDown, CircleAlert, Tag, X } from "lucide-react";
import { useEffect, useRef, type RefObject, type SubmitEvent } from "react";
import { useFetcher, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import type { AppliedPromo } from "#app/selling/discounts/views/show-promo.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { cartMessages as say } from "../texts/shopper.ts";
import type { CartAnswer } from "../views/cart-answer.ts";
import { CartForm } from "./cart-form.tsx";

type PromoBoxProps = {
  applied: AppliedPromo | undefined;
  /** Refusal of a code that was sent without a script. */
  refused: string | undefined;
};

/** The chosen code or a field to enter one. A change between them moves the focus here. */
export function PromoBox({ applied, refused }: PromoBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="outline-none" ref={box} tabIndex={-1}>
      {applied ? (
        <ChosenCode applied={applied} onRemove={() => box.current?.focus()} />
      ) : (
        <CodeField box={box} refused={refused} />
      )}
    </div>
  );
}

function ChosenCode({ applied, onRemove }: { applied: AppliedPromo; onRemove: () => void }) {
  const { code, saving, problem } = applied;
  const Icon = problem ? CircleAlert : Tag;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className={problem ? "flex gap-2 text-warning" : "flex gap-2 text-success"}>
        <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 break-words">
          {problem ?? say.applied(code, formatMoney(saving))}
        </span>
      </p>
      <CartForm change={{ intent: "remove-code" }} onSend={onRemove}>
        <Button aria-label={say.removeCode(code)} variant="quiet">
          <X aria-hidden="true" className="size-4" />
          {say.remove}
        </Button>
      </CartForm>
    </div>
  );
}

type CodeFieldProps = {
  box: RefObject<HTMLDivElement | null>;
  refused: string | undefined;
};

/** Closed at first, because most buyers have no code. Opens when the code was refused. */
function CodeField({ box, refused }: CodeFieldProps) {
  const fetcher = useFetcher<CartAnswer>();
  const { data: answer, state } = fetcher;
  const problem = answer ? problemOf(answer) : refused;
  useEffect(() => {
    if (answer?.ok) box.current?.focus();
  }, [answer, box]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("via", "fetch");
    void fetcher.submit(form, { action: href("/cart"), method: "post" });
  }

  return (
    <details className="group" open={problem !== undefined}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        {say.havePromo}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <fetcher.Form
        action={href("/cart")}
        className="pt-2"
        method="post"
        noValidate
        onSubmit={send}
      >
        <input name="intent" type="hidden" value="apply-code" />
        <Field error={problem} label={say.promo} name="promo">
          <span className="grid grid-cols-[1fr_auto] gap-2">
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              enterKeyHint="go"
              maxLength={64}
              spellCheck={false}
            />
            <Button pending={state === "submitting"} variant="secondary">
              {say.apply}
            </Button>
          </span>
        </Field>
      </fetcher.Form>
    </details>
  );
}

function problemOf({ ok, message }: CartAnswer): string | undefined {
  return ok ? undefined : message;
}
