import { href } from "react-router";
import { initialOf } from "../rules/own-picture.ts";

type OwnPictureProps = { name: string; fileId: string | null };

export function OwnPicture({ name, fileId }: OwnPictureProps) {
  const look = "size-14 shrink-0 rounded-pill";
  if (fileId !== null) {
    const src = href("/portal/picture/:fileId", { fileId });
    return <img alt="" className={`${look} object-cover`} height={56} src={src} width={56} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`${look} grid place-items-center bg-accent-soft font-text text-xl font-semibold`}
    >
      {initialOf(name)}
    </span>
  );
}
