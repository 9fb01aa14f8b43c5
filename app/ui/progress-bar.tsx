type ProgressBarProps = {
  /** What goes on, for screen readers; what is done is said beside the bar. */
  label: string;
  /** The same in words, where "40 %" says too little. */
  text?: string;
  max?: number | undefined;
  /** Missing while nobody knows how much there is. */
  value?: number | undefined;
};

/** The native element, drawn in our colours: its width needs no inline style. */
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
