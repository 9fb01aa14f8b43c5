import { useEffect, type ReactNode, type SubmitEvent } from "react";
import { useFetcher, useSubmit, href } from "react-router";
import { showToast } from "#app/ui/toast.tsx";
import { cartMessages as say } from "../texts/shopper.ts";
import type { CartAnswer } from "../views/cart-answer.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

const UNDO_KEY = "cart-undo";

type CartFormProps = {
  /** The hidden fields, `intent` among them. */
  change: Record<string, string>;
  onSend?: (() => void) | undefined;
  /** Its row is on its way out: a field that loses the focus by that has nothing to say. */
  closed?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One change of the cart: by fetch and a toast where a script runs, by a new page where none does. */
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

/** Once on the page: hears what became of an Undo, whose row is gone by then. */
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
  /** What the Undo button puts back; the server reads it as foreign text. */
  undo: string | undefined;
};

/** What the last form did, for pages without a script, where no toast can say it. */
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
