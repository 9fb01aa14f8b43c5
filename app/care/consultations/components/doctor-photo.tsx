import type { ShownDoctor } from "../views/show-doctor.ts";
import { PHOTO_SIDE } from "../rules/photo-terms.ts";

export function DoctorPhoto({ doctor }: { doctor: Pick<ShownDoctor, "photo" | "initials"> }) {
  const { photo, initials } = doctor;
  if (photo) {
    return (
      <img
        alt={photo.alt}
        className="size-24 rounded-card bg-sunken object-cover"
        decoding="async"
        height={PHOTO_SIDE}
        loading="lazy"
        src={photo.src}
        width={PHOTO_SIDE}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-24 place-items-center rounded-card bg-sea-soft font-display text-3xl font-normal"
    >
      {initials}
    </span>
  );
}
