import { href, Link } from "react-router";
import { securityMessages as say } from "#app/running/security/texts/shopper.ts";
import { Notice } from "#app/ui/notice.tsx";

/** For an owner who requires second steps but signs in with only a password. */
export function LacksApp() {
  return (
    <Notice announced={false} tone="warning">
      {say.lacksApp} <Link to={href("/admin/me")}>{say.appBegin}</Link>
    </Notice>
  );
}
