import { href } from "react-router";
import type { ShownSchedule } from "../show-prices.server.ts";
import { priceMessages as say } from "../../../texts/staff-prices.ts";
import { Badge } from "#app/ui/badge.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type PriceListProps = {
  label: string;
  schedules: readonly ShownSchedule[];
  productId: string;
};

const tones = {
  planned: "info",
  running: "success",
  done: "neutral",
  passed_over: "warning",
} as const;

/** One planned price a line, with its result and its actions. */
export function PriceList({ label, schedules, productId }: PriceListProps) {
  return (
    <ul
      aria-label={label}
      className="grid rounded-card border border-line bg-surface [&>li:last-child]:border-b-0"
    >
      {schedules.map((schedule) => (
        <li
          className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-4 py-2"
          key={schedule.id}
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold break-words">{schedule.item}</span>
              <span className="figures">{schedule.price}</span>
              <Badge look="plain" tone={tones[schedule.state]}>
                {say.states[schedule.state]}
              </Badge>
            </p>
            <p className="text-sm text-ink-soft">{schedule.period}</p>
            {schedule.note && <p className="text-sm">{schedule.note}</p>}
          </div>
          {schedule.isOpen && <PriceActs productId={productId} schedule={schedule} />}
        </li>
      ))}
    </ul>
  );
}

type PriceActsProps = { schedule: ShownSchedule; productId: string };

function PriceActs({ schedule: { id: scheduleId, item, isPlanned }, productId }: PriceActsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TextLink
        aria-label={say.changeOf(item)}

        to={href("/admin/products/:productId/prices/:scheduleId", { productId, scheduleId })}
      >
        {say.change}
      </TextLink>
      {isPlanned && (
        <IntentForm intent="remove" preventScrollReset>
          <input name="scheduleId" type="hidden" value={scheduleId} />
          <IntentButton size="compact" variant="secondary">
            {say.remove}
            <VisuallyHidden>{` ${item}`}</VisuallyHidden>
          </IntentButton>
        </IntentForm>
      )}
    </div>
  );
}
