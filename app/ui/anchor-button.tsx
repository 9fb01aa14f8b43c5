import type { ComponentProps } from "react";
import { buttonLook, type ButtonLook } from "./button-look.ts";

type AnchorButtonProps = Omit<ComponentProps<"a">, "className"> & ButtonLook;

/** A link that looks like a button, in what the server alone renders (`ServerHtml`). */
export function AnchorButton(props: AnchorButtonProps) {
  const { variant, size, wide, className, children, ...link } = props;
  return (
    <a {...link} className={buttonLook({ variant, size, wide, className })}>
      {children}
    </a>
  );
}
