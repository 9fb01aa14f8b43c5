const consultations = (count: number) =>
  count === 1 ? "1 consultation" : `${count} consultations`;

const others = (rest: number) => (rest === 1 ? "The other one is" : `The other ${rest} are`);

export const removalMessages = {
  coming: (name: string, count: number) =>
    `${name} has ${consultations(count)} coming up. Choose what happens to them. We email everyone who booked.`,
  choice: "What happens to them?",
  move: (doctor: string) => `Move to ${doctor}`,
  fitsAll: "Free at all these times. We tell customers about the new doctor.",
  fitsSome: (fits: number, rest: number) =>
    `Free at ${fits} of these times. ${others(rest)} canceled.`,
  cancel: "Cancel them",
  credits: "Customers get back any credit used for a canceled consultation.",
  note: "Reason",
  noteHint: "Shown in the email to customers whose consultation is canceled.",
  choose: "Choose what happens to the consultations",
  noteMissing: "Enter a reason for the customers whose consultation is canceled",
  removeNow: (name: string) => `Remove ${name}`,
  keptText: (name: string) =>
    `${name} becomes inactive. Shoppers no longer see the doctor, and no one can book. The name stays on existing bookings.`,
  changed:
    "The consultations, or the other doctor’s free times, have changed. Review them below and choose again.",
  notByTheTick:
    "This doctor has upcoming consultations. Use “Delete this doctor” below to choose what happens to them.",
  done: ({ name, deactivated, moved, cancelled }: DoctorRemoval) =>
    [
      deactivated
        ? `${name} is now inactive. No one can see or book the doctor.`
        : `${name} is deleted.`,
      ...(moved > 0 ? [`Moved: ${consultations(moved)}.`] : []),
      ...(cancelled > 0 ? [`Canceled: ${consultations(cancelled)}.`] : []),
    ].join(" "),
} as const;

type DoctorRemoval = { name: string; deactivated: boolean; moved: number; cancelled: number };
