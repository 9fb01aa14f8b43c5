export type Tone = "neutral" | "info" | "success" | "warning" | "error";

export type Tint = "moss" | "rose" | "indigo" | "amber" | "citron" | "sea";
