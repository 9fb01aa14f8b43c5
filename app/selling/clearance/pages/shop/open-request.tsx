import { href } from "react-router";
import { askMessages as say } from "../../texts/shopper.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type OpenRequestProps = { state: "asked" | "to_talk"; isFurther: boolean };

export function OpenRequest({ state, isFurther }: OpenRequestProps) {
  return (
    <Notice
      action={
        <>
          {state === "to_talk" && (
            <LinkButton size="compact" to={href("/consultation")}>
              {say.book}
            </LinkButton>
          )}
          <LinkButton size="compact" to={href("/portal/clearance")} variant="secondary">
            {say.own}
          </LinkButton>
        </>
      }
      announced={false}
      title={isFurther ? say.openFurther[state] : say.openTitle[state]}
    >
      {say.openText[state]}
    </Notice>
  );
}

/** Replaces the form while the shop has no clinician who could answer. */
export function NoClinician({ product }: { product: string }) {
  return (
    <Notice
      action={
        <>
          <LinkButton size="compact" to={href("/consultation")} variant="secondary">
            {say.book}
          </LinkButton>
          <LinkButton size="compact" to={href("/contact")} variant="quiet">
            {say.contact}
          </LinkButton>
        </>
      }
      announced={false}
      title={say.noClinicianTitle}
      tone="warning"
    >
      <p>{say.noClinician(product)}</p>
      <p className="mt-2">{say.noClinicianNext}</p>
    </Notice>
  );
}
