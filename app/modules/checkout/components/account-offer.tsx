import { Link, href } from "react-router";
import { authLink } from "#app/modules/customers/views/auth-link.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";

const look = "inline-flex min-h-11 items-center underline underline-offset-4";

/** For a guest: the ways to an account, which lead back here with the cart as it is. */
export function AccountOffer() {
  return (
    <p className="-mt-4 mb-6 flex flex-wrap items-center gap-x-3">
      {say.haveAccount}
      <Link className={look} to={authLink("signin", href("/checkout"))}>
        {say.signIn}
      </Link>
      <Link className={look} to={authLink("signup", href("/checkout"))}>
        {say.createAccount}
      </Link>
    </p>
  );
}
