import { Form, href } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The texts come with the data because few portals show them and all would download them. */
type ErasureBannerProps = { erasure: { title: string; text: string; keep: string; see: string } };

/** Shown on every page of the portal until the account is deleted. */
export function ErasureBanner({ erasure: { title, text, keep, see } }: ErasureBannerProps) {
  const page = href("/portal/your-data");
  return (
    <Notice
      action={
        <>
          <Form action={page} method="post">
            <input name="intent" type="hidden" value="keep-account" />
            <Button size="compact">{keep}</Button>
          </Form>
          <LinkButton size="compact" to={`${page}#delete`} variant="secondary">
            {see}
          </LinkButton>
        </>
      }
      announced={false}
      className="mt-6"
      title={title}
      tone="warning"
    >
      {text}
    </Notice>
  );
}
