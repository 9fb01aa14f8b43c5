const consultations = (count: number) =>
  count === 1 ? "1 consultation" : `${count} consultations`;

/** Taking a doctor out, and what becomes of what is booked. */
export const removalMessages = {
  coming: (name: string, count: number) =>
    `${name} has ${consultations(count)} to come. Choose what becomes of them; everybody who booked gets a mail.`,
  choice: "What happens to them?",
  move: (doctor: string) => `Move to ${doctor}`,
  fitsAll: "Free at all these times. The customers are told of the other doctor.",
  fitsSome: (fits: number, rest: number) =>
    `Free at ${fits} of these times. ${rest === 1 ? "The other one is" : `The other ${rest} are`} cancelled.`,
  cancel: "Cancel them",
  credits: "Whoever used a credit for a cancelled consultation has it again.",
  note: "Why?",
  noteHint: "Everybody whose consultation is cancelled reads this in the mail.",
  choose: "Choose what becomes of the consultations",
  noteMissing: "Write why, for those whose consultation is cancelled",
  removeNow: (name: string) => `Take ${name} out, and do this`,
  keptText: (name: string) =>
    `${name} is made inactive then: shoppers do not see the doctor, and nobody can book. The name stays on what was booked.`,
  changed:
    "The consultations of this doctor, or the free times of the other one, have changed. Read below what is to come now, and choose again.",
  notByTheTick:
    "This doctor has consultations to come. Use “Delete this doctor” below: there you choose what becomes of them.",
  done: ({ name, deactivated, moved, cancelled }: DoctorRemoval) =>
    [
      deactivated
        ? `${name} is inactive now: nobody sees or books the doctor.`
        : `${name} is deleted.`,
      ...(moved > 0 ? [`Moved: ${consultations(moved)}.`] : []),
      ...(cancelled > 0 ? [`Cancelled: ${consultations(cancelled)}.`] : []),
    ].join(" "),
} as const;

type DoctorRemoval = { name: string; deactivated: boolean; moved: number; cancelled: number };
