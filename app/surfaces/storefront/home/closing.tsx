import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { homeMessages as say } from "./texts.ts";

export function Closing({ facts }: { facts: readonly string[] }) {
  return (
    <section className="bg-accent-soft">
      <Page className="grid justify-items-center gap-6 py-20 text-center md:py-28">
        <h2 className="text-4xl">{say.closing}</h2>
        <p className="text-lg text-ink-soft">{say.closingText}</p>
        <LinkButton size="large" to={href("/products")}>
          {say.browse}
        </LinkButton>
        <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft lg:grid-flow-col">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
