/** As `qrPath` makes it. */
export type QrCode = { path: string; size: number };

/** Black on white in both themes: cameras read nothing else for sure. */
export function QrPicture({ code, label }: { code: QrCode; label: string }) {
  return (
    <svg
      className="size-44 rounded-lg border border-line"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${code.size} ${code.size}`}
    >
      <title>{label}</title>
      <rect fill="#fff" height={code.size} width={code.size} />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
