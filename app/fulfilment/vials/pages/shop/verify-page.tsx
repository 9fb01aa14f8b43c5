import { data, Form, href, redirect } from "react-router";
import { tagsOf } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { CodeField } from "../../components/code-field.tsx";
import { EXAMPLE_CODE, readCode } from "../../rules/vial-code.ts";
import { vialTexts as say } from "../../texts/shopper.ts";
import type { Route } from "./+types/verify-page.ts";

/** Redirects typed text to the page of the code, which has its own address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(requestContext);
  const canonical = `${env.appUrl}${href("/verify")}`;
  const typed = url.searchParams.get("code");
  if (typed === null) return { canonical, typed: "", problem: undefined };
  const read = readCode(typed);
  if (read.kind === "code" && read.code === EXAMPLE_CODE) {
    return data({ canonical, typed, problem: say.example }, { status: 422 });
  }
  if (read.kind === "code") return redirect(href("/verify/:code", { code: read.code }), 303);
  const problem = read.kind === "mistyped" ? say.unknown.mistyped : say.problems.codeNeeded;
  return data({ canonical, typed, problem }, { status: 422 });
}

export const meta: Route.MetaFunction = (page) => [...tagsOf(page, say.title, say.lead)];

export default function VerifyPage({ loaderData: { typed, problem } }: Route.ComponentProps) {
  return (
    <Page className="grid gap-6 pb-20" width="form">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Form action={href("/verify")} className="grid gap-4" method="get" noValidate>
        <CodeField error={problem} typed={typed} />
      </Form>
      <Card as="section" className="grid gap-2">
        <h2 className="font-text text-base font-semibold">{say.where}</h2>
        <p className="measure text-ink-soft">{say.whereText}</p>
        <h2 className="mt-3 font-text text-base font-semibold">{say.noCodeTitle}</h2>
        <p className="measure text-ink-soft">{say.noCodeText}</p>
      </Card>
    </Page>
  );
}
