type ProgressBarProps = {
  /** Names the activity for screen readers. */
  label: string;
  /** The progress in words, if "40 %" is not enough. */
  text?: string;
  max?: number | undefined;
  /** Undefined while the total is unknown. */
  value?: number | undefined;
};

/** The native element needs no inline style, which the content policy forbids. */
export function ProgressBar({ label, text, max, value }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={text}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200"
      max={max}
      value={value}
    />
  );
}
