import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { ChipBox } from "./list/chip-box.tsx";

type ActMenuProps = {
  label: string;
  /** Stands at the left edge of a phone, with no button before it. */
  isAlone: boolean;
  children: ReactNode;
};

/** What else can be done with a record, beside its next act. Each child is a list item. */
export function ActMenu({ label, isAlone, children }: ActMenuProps) {
  return (
    <div className="relative">
      <ChipBox>
        <summary
          className={buttonLook({
            variant: "secondary",
            className: "list-none [&::-webkit-details-marker]:hidden",
          })}
        >
          {label}
          <ChevronDown aria-hidden="true" className="size-4" />
        </summary>
        <ul
          className={cx(
            "act-menu list-choices w-64",
            isAlone ? "md:right-0 md:left-auto" : "right-0 left-auto",
          )}
        >
          {children}
        </ul>
      </ChipBox>
    </div>
  );
}

/** The look of a row of the menu. */
export const ACT_ROW: ButtonLook = {
  variant: "quiet",
  size: "compact",
  className: "w-full justify-start! text-left! font-normal!",
};
