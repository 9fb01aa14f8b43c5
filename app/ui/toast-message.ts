import type { Tone } from "./tone.ts";

export type ToastAction = { label: string; onSelect: () => void };

export type Toast = { message: string; tone: Tone; action?: ToastAction | undefined };
