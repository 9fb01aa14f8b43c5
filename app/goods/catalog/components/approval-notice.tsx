import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ApprovalTexts } from "../texts/shopper-notices.ts";

/** Replaces Add to Cart if an approval is needed: why, who gives it, and how to reach them. */
export function ApprovalNotice({ texts, slug }: { texts: ApprovalTexts; slug: string }) {
  const { doctors } = texts;
  return (
    <Notice
      action={
        <>
          {texts.askClinician && (
            <LinkButton prefetch="none" size="compact" to={href("/clearance/:id", { id: slug })}>
              {texts.askClinician}
            </LinkButton>
          )}
          <LinkButton size="compact" to={href("/consultation")} variant="secondary">
            {texts.book}
          </LinkButton>
          <LinkButton size="compact" to={href("/contact")} variant="quiet">
            {texts.ask}
          </LinkButton>
        </>
      }
      announced={false}
      title={texts.title}
      tone="warning"
    >
      <p>{texts.text}</p>
      <p className="mt-2">{texts.how}</p>
      <p className="mt-2">{texts.next}</p>
      {doctors.length > 0 && (
        <>
          <p className="mt-2">{texts.doctorsTitle}</p>
          <ul className="list-disc pl-5">
            {doctors.map((doctor) => (
              <li key={doctor}>{doctor}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
