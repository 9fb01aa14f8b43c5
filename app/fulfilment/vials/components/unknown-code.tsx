import { Form, href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { vialTexts as say } from "../texts/shopper.ts";
import { CodeField } from "./code-field.tsx";

type UnknownCodeProps = { typed: string; isMistyped: boolean };

/** Explains a code that is unknown or mistyped. */
export function UnknownCode({ typed, isMistyped }: UnknownCodeProps) {
  const { title, mistypedTitle, mistyped, text, help } = say.unknown;
  return (
    <Page className="grid gap-6 pb-20" width="form">
      <PageTitle lead={<span className="wrap-anywhere">{say.unknown.typed(typed)}</span>}>
        {isMistyped ? mistypedTitle : title}
      </PageTitle>
      <Notice
        action={
          !isMistyped && (
            <LinkButton to={href("/contact")} variant="secondary">
              {help}
            </LinkButton>
          )
        }
        announced={false}
        tone={isMistyped ? "info" : "warning"}
      >
        {isMistyped ? mistyped : text}
      </Notice>
      <Form action={href("/verify")} className="grid gap-4" method="get" noValidate>
        <CodeField error={undefined} typed={typed} />
      </Form>
    </Page>
  );
}
