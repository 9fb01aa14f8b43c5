import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { interlockMessages as say } from "../texts/shopper-interlocks.ts";
import type { ShownClash } from "../views/show-clash.ts";

/** Warns about products that must not be combined, with the reason and a link to a consultation. */
export function ClashNotice({ clash }: { clash: ShownClash }) {
  return (
    <Notice
      action={
        <LinkButton to={href("/consultation")} variant="secondary">
          {say.ask}
        </LinkButton>
      }
      announced={false}
      title={clash.title}
      tone="error"
    >
      <p>{clash.reason}</p>
      <p className="mt-1">{say.choose}</p>
      <ul className="mt-1 text-sm" aria-label={say.sources}>
        {clash.sources.map(({ text, url }) => (
          <li key={url}>
            <a
              className="inline-flex min-h-6 items-center underline underline-offset-4"
              href={url}
              rel="noopener"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
