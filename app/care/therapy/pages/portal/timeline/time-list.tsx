import { Card } from "#app/ui/card.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { LaneMark } from "./lane-mark.tsx";
import type { ShownDay, ShownWeek } from "./show-timeline.ts";
import { timelineMessages as say } from "./texts.ts";

/** The weeks of a course with what happened in each, counted. */
export function WeekList({ weeks }: { weeks: readonly ShownWeek[] }) {
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{say.newestFirst}</p>
      <ol className="grid gap-3 lg:grid-cols-2">
        {weeks.map(({ week, title, open, search, lanes }) => (
          <Card as="li" className="grid content-start gap-2" key={week}>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="font-text text-base font-semibold">{title}</h3>
              <TextLink aria-label={open} to={{ search }}>
                {say.week}
              </TextLink>
            </div>
            <dl className="grid gap-1.5">
              {lanes.map(({ lane, text }) => (
                <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3" key={lane}>
                  <dt className="flex items-start gap-2 text-ink-soft">
                    <span className="pt-1">
                      <LaneMark lane={lane} />
                    </span>
                    {say.lanes[lane]}
                  </dt>
                  <dd className="wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ol>
    </div>
  );
}

type DayListProps = { days: readonly ShownDay[]; isLinked: boolean };

/** Days with all that is stored of them, each leading to its record. */
export function DayList({ days, isLinked }: DayListProps) {
  return (
    <div className={cx("grid gap-6", isLinked && "lg:grid-cols-2 lg:items-start")}>
      {days.map(({ day, title, search, points }) => (
        <section aria-label={title} className="grid gap-2" key={day}>
          <h3 className="font-text text-base font-semibold">
            {isLinked ? <TextLink to={{ search }}>{title}</TextLink> : title}
          </h3>
          <ol className={cx("grid gap-2", !isLinked && "lg:grid-cols-2")}>
            {points.map((point) => (
              <Happened key={point.id} point={point} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Happened({ point }: { point: ShownDay["points"][number] }) {
  const { lane, time, details } = point;
  return (
    <Card as="li" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      <span className="flex h-11 items-center">
        <LaneMark lane={lane} />
        <VisuallyHidden>{say.lanes[lane]}: </VisuallyHidden>
      </span>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
        <Title point={point} />
        <span className="figures text-sm text-ink-soft">{time ?? say.allDay}</span>
      </div>
      {details.length > 0 && (
        <ul className="col-start-2 text-ink-soft">
          {details.map((detail) => (
            <li className="wrap-anywhere" key={detail}>
              <Unbroken>{detail}</Unbroken>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A report is a file, which the router would take for a page. */
function Title({ point: { title, to, isFile } }: { point: ShownDay["points"][number] }) {
  const look = "min-w-0 font-semibold wrap-anywhere";
  if (to === undefined) {
    return (
      <span className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere">
        {title}
      </span>
    );
  }
  return isFile ? (
    <TextAnchor className={look} href={to}>
      {title}
    </TextAnchor>
  ) : (
    <TextLink className={look} to={to}>
      {title}
    </TextLink>
  );
}
