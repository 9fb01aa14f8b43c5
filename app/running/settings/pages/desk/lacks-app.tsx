import { href, Link } from "react-router";
import { securityMessages as say } from "#app/running/security/texts/shopper.ts";
import { Notice } from "#app/ui/notice.tsx";

/** For an owner who sets up security and signs in with a password alone. */
export function LacksApp() {
  return (
    <Notice announced={false} tone="warning">
      {say.lacksApp} <Link to={href("/admin/me")}>{say.appBegin}</Link>
    </Notice>
  );
}
