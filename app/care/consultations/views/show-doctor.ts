import { consultationMessages as say } from "../texts/shopper.ts";
import { photoAddress } from "../rules/photo-terms.ts";

export type PublicDoctor = {
  id: string;
  name: string;
  specialization: string;
  publicEmail: string | null;
  publicPhone: string | null;
  licenceNumber: string | null;
  bio: string | null;
  photoId: string | null;
  photoAlt: string | null;
  /** The doctor's own booking page, outside the shop. */
  consultationUrl: string | null;
  isDemo: boolean;
};

/** A doctor on a card. Unknown facts are undefined and not shown. */
export type ShownDoctor = ReturnType<typeof showDoctor>;

/** Of a doctor who can be booked in the shop: the fee, and the next free times as links. */
type BookableHere = { fee: string; times: readonly { label: string; to: string }[] };

export function showDoctor(doctor: PublicDoctor, here?: BookableHere) {
  const { id, name, specialization, bio, publicEmail, publicPhone, isDemo } = doctor;
  return {
    id,
    name,
    specialization,
    paragraphs: bio ? bio.split(/(?:\r?\n)+/).filter(Boolean) : [],
    licence: doctor.licenceNumber ? say.licence(doctor.licenceNumber) : undefined,
    email: publicEmail ?? undefined,
    phone: publicPhone
      ? { shown: publicPhone, href: `tel:${publicPhone.replaceAll(/[^+\d]/g, "")}` }
      : undefined,
    photo: doctor.photoId
      ? { src: photoAddress(doctor.photoId), alt: doctor.photoAlt ?? say.portraitOf(name) }
      : undefined,
    initials: initialsOf(name),
    ownPage: doctor.consultationUrl
      ? { href: doctor.consultationUrl, host: new URL(doctor.consultationUrl).host }
      : undefined,
    here,
    isDemo,
  };
}

export function doctorLine({ name, specialization, isDemo }: PublicDoctor): string {
  return `${name}, ${specialization}${isDemo ? `, ${say.demo.toLowerCase()}` : ""}`;
}

/** The first letters of the first and last name, without titles and degrees. */
export function initialsOf(name: string): string {
  const bare = name.split(",")[0] ?? "";
  const words = bare
    .split(/\s+/)
    .filter((word) => word && !/^(?:dra?|doctor|prof)\.?$/i.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word = "") => Array.from(word).at(0) ?? "")
    .join("")
    .toUpperCase();
}
