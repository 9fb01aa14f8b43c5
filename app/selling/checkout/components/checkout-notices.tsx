import { href } from "react-router";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";

type CheckoutNoticesProps = {
  shown: {
    closed: boolean;
    blocker: string | undefined;
    promo: { problem: string | undefined } | undefined;
    returned: { title: string; text: string } | undefined;
    kept: { number: string; href: string; until: string | undefined } | undefined;
  };
};

/** Notices before the form. */
export function CheckoutNotices({ shown }: CheckoutNoticesProps) {
  const { closed, blocker, promo, returned, kept } = shown;
  return (
    <>
      {closed && (
        <Notice title={say.noGatewayTitle} tone="warning">
          {say.noGateway}
        </Notice>
      )}
      {blocker && (
        <Notice
          action={
            <LinkButton size="compact" to={href("/cart")} variant="secondary">
              {say.changeCart}
            </LinkButton>
          }
          tone="warning"
        >
          {blocker}
        </Notice>
      )}
      {promo?.problem && (
        <Notice
          action={
            <LinkButton size="compact" to={href("/cart")} variant="secondary">
              {say.changeCart}
            </LinkButton>
          }
          tone="warning"
        >
          {say.fullPrice(promo.problem)}
        </Notice>
      )}
      {returned && (
        <Notice
          action={
            kept && (
              <LinkButton size="compact" to={kept.href} variant="secondary">
                {say.payThisOrder}
              </LinkButton>
            )
          }
          title={returned.title}
        >
          {returned.text} {kept && say.orderKept(kept.number, kept.until)}
        </Notice>
      )}
    </>
  );
}

/** For a guest: links to sign in or sign up, which return here with the cart unchanged. */
export function AccountOffer() {
  return (
    <p className="-mt-4 mb-6 flex flex-wrap items-center gap-x-3">
      {say.haveAccount}
      <TextLink to={authLink("signin", href("/checkout"))}>{say.signIn}</TextLink>
      <TextLink to={authLink("signup", href("/checkout"))}>{say.createAccount}</TextLink>
    </p>
  );
}
