import type { Flash } from "#app/platform/http/flash.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { cartMessages as say } from "../texts/shopper.ts";
import { CartForm } from "./cart-form.tsx";

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
