import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { cx } from "#app/ui/cx.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";

type PriceProps = {
  price: Centavos;
  compareAt: Centavos | undefined;
  /** More expensive variants exist. */
  from?: boolean | undefined;
  size?: "card" | "page" | undefined;
};

export function Price({ price, compareAt, from, size = "card" }: PriceProps) {
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      <VisuallyHidden>{say.price} </VisuallyHidden>
      {from && <span className="text-ink-soft">{say.from}</span>}
      <span className={cx("font-semibold", size === "page" ? "text-2xl" : "text-lg")}>
        {formatMoney(price)}
      </span>
      {compareAt !== undefined && (
        <s className="text-ink-soft">
          <VisuallyHidden>{say.formerPrice} </VisuallyHidden>
          {formatMoney(compareAt)}
        </s>
      )}
    </p>
  );
}

type CourseProps = {
  course: string | undefined;
  monthly: Centavos | undefined;
  className?: string;
};

/** The length and monthly price of a course; empty for a product without one. */
export function CoursePrice({ course, monthly, className }: CourseProps) {
  const text = inWords(course, monthly);
  return text && <p className={cx("figures text-sm text-ink-soft", className)}>{text}</p>;
}

function inWords(weeks: string | undefined, monthly: Centavos | undefined): string | undefined {
  if (monthly === undefined) return weeks && say.course(weeks);
  const money = formatMoney(monthly);
  return weeks ? say.monthlyOfCourse(money, weeks) : say.monthly(money);
}
