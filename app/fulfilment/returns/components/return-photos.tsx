import { ownReturnMessages as say } from "../texts/shopper.ts";

type ShownPhoto = { id: string; width: number; height: number };

type ReturnPhotosProps = {
  number: string;
  photos: readonly ShownPhoto[];
  hrefOf: (photoId: string) => string;
};

/** The photos of a return; each opens in full. */
export function ReturnPhotos({ number, photos, hrefOf }: ReturnPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a className="block" href={hrefOf(id)} rel="noreferrer" target="_blank">
            <img
              alt={say.photoAlt(index + 1, number)}
              className="size-28 rounded-control border border-line object-cover"
              height={height}
              loading="lazy"
              src={hrefOf(id)}
              width={width}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
