import { cx } from "./cx.ts";

export type PictureSource = {
  type: string;
  media?: string;
  srcSet: string;
  /** Only where it differs from the plain picture's. */
  width?: number;
  height?: number;
};

type PictureProps = {
  sources: readonly PictureSource[];
  /** For a browser that understands none of the sources. */
  src: string;
  /** More of the same, for finer screens. */
  srcSet?: string | undefined;
  width: number;
  height: number;
  /** How wide it is shown, as in CSS; one answer for all sources. */
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  /** `first` is seen at once and loads before everything else; `later` waits until it is near. */
  loading?: "first" | "soon" | "later" | undefined;
  /** For the frame; the picture fills it. */
  className?: string | undefined;
};

/** A picture in the best format and size; its frame is as large before it has come as after. */
export function Picture(props: PictureProps) {
  const { sources, sizes, loading = "later", className, ...image } = props;
  return (
    <picture className={cx("picture", className)}>
      {sources.map((source) => (
        <source key={`${source.type} ${source.media}`} sizes={sizes} {...source} />
      ))}
      <img
        {...image}
        alt={image.alt}
        decoding={loading === "first" ? "sync" : "async"}
        fetchPriority={loading === "first" ? "high" : undefined}
        loading={loading === "later" ? "lazy" : undefined}
        sizes={image.srcSet && sizes}
      />
    </picture>
  );
}
