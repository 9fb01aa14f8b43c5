const consultations = (count: number) =>
  count === 1 ? "1 consultation" : `${count} consultations`;

const others = (rest: number) => (rest === 1 ? "The other one is" : `The other ${rest} are`);

export const removalMessages = {
  coming: (name: string, count: number) =>
    `${name} has ${consultations(count)} coming up. Choose what happens to them. Everyone who booked gets an email.`,
  choice: "What happens to them?",
  move: (doctor: string) => `Move to ${doctor}`,
  fitsAll: "Free at all these times. The customers are told about the new doctor.",
  fitsSome: (fits: number, rest: number) =>
    `Free at ${fits} of these times. ${others(rest)} cancelled.`,
  cancel: "Cancel them",
  credits: "Customers who used a credit for a cancelled consultation get it back.",
  note: "Why?",
  noteHint: "Everyone whose consultation is cancelled sees this in the email.",
  choose: "Choose what happens to the consultations",
  noteMissing: "Enter a reason for the customers whose consultation is cancelled",
  removeNow: (name: string) => `Remove ${name} and do this`,
  keptText: (name: string) =>
    `${name} becomes inactive. Shoppers no longer see the doctor, and no one can book. The name stays on existing bookings.`,
  changed:
    "The consultations of this doctor, or the free times of the other one, have changed. Check the current bookings below and choose again.",
  notByTheTick:
    "This doctor has upcoming consultations. Use “Delete this doctor” below to choose what happens to them.",
  done: ({ name, deactivated, moved, cancelled }: DoctorRemoval) =>
    [
      deactivated
        ? `${name} is now inactive. No one can see or book the doctor.`
        : `${name} is deleted.`,
      ...(moved > 0 ? [`Moved: ${consultations(moved)}.`] : []),
      ...(cancelled > 0 ? [`Cancelled: ${consultations(cancelled)}.`] : []),
    ].join(" "),
} as const;

type DoctorRemoval = { name: string; deactivated: boolean; moved: number; cancelled: number };
