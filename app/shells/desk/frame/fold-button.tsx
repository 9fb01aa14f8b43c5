import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Form, href, useLocation } from "react-router";
import { frameMessages as say } from "./texts.ts";

type FoldButtonProps = { folded: boolean; onFold: (folded: boolean) => void };

/** A form, which answers with the cookie where no script writes it. */
export function FoldButton({ folded, onFold }: FoldButtonProps) {
  const { pathname, search } = useLocation();
  const label = folded ? say.unfold : say.fold;
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Form
      action={href("/admin/menu")}
      className="desk-fold"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onFold(!folded);
      }}
    >
      <input name="folded" type="hidden" value={folded ? "no" : "yes"} />
      <input name="back" type="hidden" value={pathname + search} />
      <button aria-label={label} className="desk-row w-full" data-tip={folded ? "" : undefined}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="desk-word">{label}</span>
      </button>
    </Form>
  );
}
