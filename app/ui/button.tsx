import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { movesPages } from "./moves-pages.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    /** Keeps width, name and focus during the request, and ignores further clicks. */
    pending?: boolean | undefined;
  };

/** The default type is `submit`, as for the native element. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, pending = false, onClick, children, ...native } = props;
  return (
    <button
      {...native}
      aria-busy={pending || undefined}
      aria-disabled={pending || native["aria-disabled"]}
      className={buttonLook({ variant, size, wide, className })}
      onClick={pending ? swallow : onClick}
    >
      <ButtonContent pending={pending}>{children}</ButtonContent>
    </button>
  );
}

type ContentProps = { pending: boolean; children: ReactNode };

/** While pending, a spinner replaces the label without changing the width. */
export function ButtonContent({ pending, children }: ContentProps) {
  return (
    <>
      <span className={cx("inline-flex items-center gap-2", pending && "opacity-0")}>
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </>
  );
}

/** Pressing Enter in a field also arrives here, as a click on the form's first submit button. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, "className"> & ButtonLook;

export function LinkButton({ variant, size, wide, className, ...link }: LinkButtonProps) {
  return (
    <Link
      viewTransition={movesPages()}
      {...link}
      className={buttonLook({ variant, size, wide, className })}
    />
  );
}

type TextLinkProps = ComponentProps<typeof Link> & {
  /** Moves the underline close to the words, as beside titles of the back-office. */
  tight?: boolean;
};

const TIGHT = "inline-flex min-h-11 items-center underline";
const LOOK = `${TIGHT} underline-offset-4`;

/** A standalone link, 44 px high for touch. */
export function TextLink({ tight, className, ...link }: TextLinkProps) {
  return <Link className={cx(tight ? TIGHT : LOOK, className)} {...link} />;
}

/** The `TextLink` for files, mail addresses, phone numbers and other sites. */
export function TextAnchor({ className, children, ...link }: ComponentProps<"a">) {
  return (
    <a className={cx(LOOK, className)} {...link}>
      {children}
    </a>
  );
}
