import { href } from "react-router";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** For a used, expired or broken link: how to get a new one. */
export function LinkOver({ again, text }: { again: { to: string; label: string }; text?: string }) {
  return (
    <AccountFrame links={[{ to: href("/auth"), label: say.backToSignIn }]} title={say.linkOver}>
      <div className="grid justify-items-start gap-5">
        <p>{text ?? say.linkOverText}</p>
        <LinkButton to={again.to}>{again.label}</LinkButton>
      </div>
    </AccountFrame>
  );
}
