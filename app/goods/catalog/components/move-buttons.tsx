import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import type { Direction } from "../rules/move-within.ts";

type MoveButtonsProps = { id: string; name: string; isFirst: boolean; isLast: boolean };

const look =
  "inline-grid size-8 pointer-coarse:size-11 place-items-center rounded-pill hover:bg-paper disabled:opacity-30 disabled:hover:bg-transparent";

/** Two buttons in one small form, so that they work without JavaScript. */
export function MoveButtons({ id, name, isFirst, isLast }: MoveButtonsProps) {
  const pressed = useRef<Direction>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const moving = useNavigation().state !== "idle";

  // Moving the row would lose the focus, but staff want to press again.
  useEffect(() => {
    if (moving || !pressed.current) return;
    const direction = pressed.current;
    pressed.current = undefined;
    const buttons = form.current?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [];
    const again = [...buttons].find(({ value }) => value === direction) ?? buttons[0];
    again?.focus();
  }, [moving]);

  const button = (direction: Direction, label: string, why: string | undefined) => (
    <button
      aria-label={label}
      className={look}
      disabled={why !== undefined}
      name="direction"
      onClick={() => (pressed.current = direction)}
      title={why}
      value={direction}
    >
      {direction === "up" ? (
        <ArrowUp aria-hidden="true" className="size-5" />
      ) : (
        <ArrowDown aria-hidden="true" className="size-5" />
      )}
    </button>
  );
  return (
    <Form className="flex" method="post" preventScrollReset ref={form}>
      <input name="categoryId" type="hidden" value={id} />
      {button("up", say.up(name), isFirst ? say.isFirst : undefined)}
      {button("down", say.down(name), isLast ? say.isLast : undefined)}
    </Form>
  );
}
