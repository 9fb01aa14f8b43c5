import { useEffect, type ReactNode, type SubmitEvent } from "react";
import { useFetcher, useSubmit, href } from "react-router";
import { showToast } from "#app/ui/show-toast.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import type { CartAnswer } from "../views/cart-answer.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

const UNDO_KEY = "cart-undo";

type CartFormProps = {
  /** The hidden fields, including `intent`. */
  change: Record<string, string>;
  onSend?: (() => void) | undefined;
  /** The row is being removed. A field that loses the focus then must not send. */
  closed?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A form for one change of the cart: fetch and toast with a script, a new page without. */
export function CartForm({ change, onSend, closed, className, children }: CartFormProps) {
  const fetcher = useFetcher<CartAnswer>();
  useAnswerToast(fetcher.data);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (closed) return;
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    form.set("via", "fetch");
    void fetcher.submit(form, { action: href("/cart"), method: "post" });
    onSend?.();
  }

  return (
    <fetcher.Form
      action={href("/cart")}
      className={className}
      method="post"
      noValidate
      onSubmit={send}
    >
      {Object.entries(change).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </fetcher.Form>
  );
}

/** Mounted once per page: shows the result of an Undo, whose row is gone by then. */
export function useUndoToast(): void {
  useAnswerToast(useFetcher<CartAnswer>({ key: UNDO_KEY }).data);
}

function useAnswerToast(answer: CartAnswer | undefined): void {
  const submit = useSubmit();
  useEffect(() => {
    if (!answer || answer.quiet) return;
    const { message, tone, undo: lines } = answer;
    const putBack = () => {
      const change = { intent: "undo", lines: lines ?? "", via: "fetch" };
      void submit(change, {
        action: href("/cart"),
        method: "post",
        navigate: false,
        fetcherKey: UNDO_KEY,
      });
    };
    showToast(message, {
      tone,
      action: lines === undefined ? undefined : { label: say.undo, onSelect: putBack },
    });
    // Each answer is told once; `submit` changes with every navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
}

type CartMessageProps = {
  flash: Flash | undefined;
  /** The lines that the Undo button puts back. The server does not trust them. */
  undo: string | undefined;
};

/** The result of the last form for pages without a script, which have no toasts. */
export function CartMessage({ flash, undo }: CartMessageProps) {
  if (!flash) return null;
  return (
    <Notice
      action={
        <>
          {undo && (
            <CartForm change={{ intent: "undo", lines: undo }}>
              <Button size="compact" variant="secondary">
                {say.undo}
              </Button>
            </CartForm>
          )}
          {flash.link && (
            <LinkButton size="compact" to={flash.link.to} variant="secondary">
              {flash.link.text}
            </LinkButton>
          )}
        </>
      }
      title={flash.title}
      tone={flash.tone}
    >
      <p>{flash.text}</p>
    </Notice>
  );
}
