import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import { movesPages } from "./moves-pages.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    /** Keeps width, name and focus while the answer is on its way, and sends nothing twice. */
    pending?: boolean | undefined;
  };

/** Submits its form unless `type` says otherwise, as the native element does. */
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

/** What stands in a button: while it is pending, a spinner in the place of the words. */
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

/** The Enter key in a field arrives here too, as a click on the form's first submit button. */
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
