import type { Day } from "./days.ts";

type CourseStart = {
  startsOn: Day;
  /** The day on which it was set up. */
  madeOn: Day;
  /** Days on which a dose was taken or a vial mixed. */
  used: readonly Day[];
};

/** The first day of a course. Each pause moves `startsOn`, so earlier records matter too. */
export function beganOn({ startsOn, madeOn, used }: CourseStart): Day {
  return [madeOn, ...used].reduce((first, day) => (day < first ? day : first), startsOn);
}
