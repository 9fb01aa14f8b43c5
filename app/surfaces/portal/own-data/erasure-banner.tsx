import { Form, href } from "react-router";
import { dueMessages as say } from "#app/modules/erasure/texts/shopper-due.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type ErasureBannerProps = { erasure: { due: string; isWaiting: boolean } };

/** On every page of the portal, while the account is to be deleted. */
export function ErasureBanner({ erasure: { due, isWaiting } }: ErasureBannerProps) {
  const page = href("/portal/your-data");
  return (
    <Notice
      action={
        <>
          <Form action={page} method="post">
            <input name="intent" type="hidden" value="keep-account" />
            <Button size="compact">{say.keep}</Button>
          </Form>
          <LinkButton size="compact" to={`${page}#delete`} variant="secondary">
            {say.see}
          </LinkButton>
        </>
      }
      announced={false}
      className="mt-6"
      title={isWaiting ? say.waits : say.due(due)}
      tone="warning"
    >
      {isWaiting ? say.waitsShort : say.dueText}
    </Notice>
  );
}
