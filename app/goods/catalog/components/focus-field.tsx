import { FOCI, type Focus } from "../rules/picture-focus.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";

/** Must match how `cropOf` cuts the files. */
export const OBJECT_AT: Record<Focus, string> = {
  "top-left": "object-[0%_0%]",
  top: "object-[50%_0%]",
  "top-right": "object-[100%_0%]",
  left: "object-[0%_50%]",
  centre: "object-[50%_50%]",
  right: "object-[100%_50%]",
  "bottom-left": "object-[0%_100%]",
  bottom: "object-[50%_100%]",
  "bottom-right": "object-[100%_100%]",
};

type FocusFieldProps = {
  photo: { whole: string; width: number; height: number };
  /** The picture's id, so that a page can have several fields. */
  id: string;
  focus: Focus;
  onChoose: (focus: Focus) => void;
};

/** Nine positions on the photo, chosen by tap or arrow keys. */
export function FocusField({ photo, id, focus, onChoose }: FocusFieldProps) {
  const { whole, width, height } = photo;
  return (
    <fieldset aria-describedby={`focus-hint-${id}`} className="max-w-64">
      <legend className="mb-1.5 font-semibold">{say.focus}</legend>
      <div className="relative w-fit overflow-hidden rounded-control bg-sunken">
        <img
          alt=""
          className="min-h-36 min-w-36 object-contain"
          height={height}
          loading="lazy"
          src={whole}
          width={width}
        />
        <div className="absolute inset-0 grid grid-cols-3 grid-rows-3">
          {FOCI.map((each) => (
            <Place focus={each} isChosen={focus === each} key={each} onChoose={onChoose} />
          ))}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink-soft" id={`focus-hint-${id}`}>
        {say.focusHint}
      </p>
    </fieldset>
  );
}

type PlaceProps = Pick<FocusFieldProps, "focus" | "onChoose"> & { isChosen: boolean };

function Place({ focus, isChosen, onChoose }: PlaceProps) {
  return (
    <label
      className="relative grid cursor-pointer place-items-center -outline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-accent"
      title={say.foci[focus]}
    >
      <input
        aria-label={say.foci[focus]}
        defaultChecked={isChosen}
        className="peer sr-only"
        name="focus"
        onChange={() => onChoose(focus)}
        type="radio"
        value={focus}
      />
      <span className="size-3.5 rounded-pill border-2 border-surface bg-ink/40 peer-checked:size-6 peer-checked:border-4 peer-checked:bg-accent" />
    </label>
  );
}
