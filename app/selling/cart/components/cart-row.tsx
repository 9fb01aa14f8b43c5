import { CircleAlert, Trash2 } from "lucide-react";
import { Link, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { CoursePrice } from "#app/goods/catalog/components/price.tsx";
import { Button } from "#app/ui/button.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { cartMessages as say, lineNoticeText } from "../texts/shopper.ts";
import { MAX_PER_LINE } from "../rules/quantity.ts";
import type { ShownLine } from "../views/show-line.ts";
import { CartForm } from "./cart-form.tsx";
import { LinePicture } from "./line-picture.tsx";
import { cx } from "#app/ui/cx.ts";
import type { LineNotice } from "../rules/line-notices.ts";

const tones: Record<LineNotice["kind"], string> = {
  not_sold: "text-error",
  choose: "text-error",
  approval: "text-error",
  approval_short: "text-error",
  out: "text-error",
  short: "text-error",
  low: "text-warning",
  price: "text-warning",
};

function LineNotices({ notices, ask, name }: Pick<ShownLine, "notices" | "ask" | "name">) {
  return notices.map((notice) => (
    <p className={cx("flex gap-1.5 text-sm", tones[notice.kind])} key={notice.kind}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {lineNoticeText(notice)}
        {isAboutApproval(notice) && <WaysOn ask={ask} name={name} />}
      </span>
    </p>
  ));
}

const isAboutApproval = ({ kind }: LineNotice) => kind === "approval" || kind === "approval_short";

/** The clinician who can approve the item, and support for questions. */
function WaysOn({ ask, name }: Pick<ShownLine, "ask" | "name">) {
  const look = "flex min-h-11 w-fit items-center underline underline-offset-4";
  return (
    <span className="flex flex-wrap gap-x-5">
      {ask && (
        <Link aria-label={say.askFor(name)} className={look} to={ask}>
          {say.askClinician}
        </Link>
      )}
      <Link className={look} to={href("/consultation")}>
        {say.book}
      </Link>
      <Link className={look} to={href("/contact")}>
        {say.askForClearance}
      </Link>
    </span>
  );
}

type CartRowProps = {
  line: ShownLine;
  /** Being removed: kept on the page but out of sight until the server confirms. */
  leaving: boolean;
  onRemove: () => void;
};

export function CartRow({ line, leaving, onRemove }: CartRowProps) {
  const { id, name, price, quantity, href } = line;
  return (
    <li
      className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr]"
      hidden={leaving}
    >
      <LinePicture
        className="aspect-square rounded-card"
        line={line}
        sizes="(min-width: 40rem) 7rem, 5rem"
      />
      <div className="grid content-start gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-1">
          <h2 className="text-xl">
            {href ? (
              <Link className="underline-offset-4 hover:underline" to={href}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="figures text-ink-soft">{say.each(formatMoney(price))}</p>
          <CoursePrice course={line.course} monthly={line.monthly} />
          <LineNotices ask={line.ask} name={name} notices={line.notices} />
        </div>
        <p className="figures text-lg font-semibold max-sm:order-last">
          {formatMoney(price * quantity)}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:col-start-2 sm:justify-start">
        <CartForm change={{ intent: "set", lineId: id }} closed={leaving}>
          <QuantityStepper
            id={`quantity-${id}`}
            labels={{
              quantity: say.quantityOf(name),
              decrease: say.fewer(name),
              increase: say.more(name),
            }}
            max={MAX_PER_LINE}
            minusRemoves
            name="quantity"
            value={quantity}
          />
        </CartForm>
        <CartForm change={{ intent: "remove", lineId: id }} onSend={onRemove}>
          <Button aria-label={say.removeItem(name)} variant="quiet">
            <Trash2 aria-hidden="true" className="size-4" />
            {say.remove}
          </Button>
        </CartForm>
      </div>
    </li>
  );
}
