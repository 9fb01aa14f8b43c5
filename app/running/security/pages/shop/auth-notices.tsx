import { href } from "react-router";
import { useEffect } from "react";
import { LinkForm } from "#app/people/customers/components/link-form.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { askLink } from "#app/people/customers/views/auth-link.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/show-toast.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { OfferedLink } from "./refused-form.server.ts";

type AuthNoticesProps = {
  /** Why the form was refused, and a mail that would help. */
  refused: { message: string | undefined; offer?: OfferedLink | undefined } | undefined;
  flash: Flash | null;
  /** The address of a new account whose owner may want the link again. */
  signedUp: string | null;
  next: string | null;
};

/**
 * Notices above the form. A refusal is also a toast, because the form may be scrolled out of view.
 */
export function AuthNotices({ refused, flash, signedUp, next }: AuthNoticesProps) {
  const toasts = useHydrated();
  // Each answer is a new object, so the same mistake is announced again.
  useEffect(() => {
    if (refused?.message) showToast(refused.message, { tone: "error" });
  }, [refused]);

  if (refused?.message) {
    return (
      <Notice
        action={refused.offer && <Offer {...refused.offer} next={next} />}
        // The toast has already announced it.
        announced={!toasts}
        tone="error"
      >
        {refused.message}
      </Notice>
    );
  }
  if (flash) return <Notice tone={flash.tone}>{flash.text}</Notice>;
  if (!signedUp) return null;
  return (
    <Notice action={<Offer email={signedUp} mail="confirmation" next={next} />} tone="success">
      {say.checkEmail}
    </Notice>
  );
}

function Offer({ mail, email, next }: OfferedLink & { next: string | null }) {
  return mail === "confirmation" ? (
    <LinkForm action={askLink(href("/confirm-email"), next)} email={email} label={say.resend} />
  ) : (
    <LinkForm action={askLink(href("/sign-in-link"), next)} email={email} label={say.linkOffer} />
  );
}
