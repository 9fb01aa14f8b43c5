import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { apiKeyMessages as say } from "../texts/staff.ts";

type NewSecretProps = {
  title: string;
  text: string;
  label: string;
  secret: string;
  done: { label: string; to: string };
};

/** A secret, once. Loading the page again takes it away. */
export function NewSecret({ title, text, label, secret, done }: NewSecretProps) {
  return (
    <Card as="section" className="grid gap-3" tint="amber">
      <h2 className="font-text text-xl" ref={takeFocus} tabIndex={-1}>
        {title}
      </h2>
      <p className="measure">{text}</p>
      <p className="font-semibold">{label}</p>
      <code className="figures block rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton copied={say.copied} label={say.copy} text={secret} what={label} />
        <LinkButton to={done.to} variant="secondary">
          {done.label}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The new secret takes the focus, so that no one misses it. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
