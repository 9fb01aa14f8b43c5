export const SCALE = { least: 1, most: 10, usual: 5 } as const;

export const MOODS = ["very_low", "low", "okay", "good", "very_good"] as const;
export type MoodBand = (typeof MOODS)[number];

export function moodBand(mood: number): MoodBand {
  if (mood <= 2) return "very_low";
  if (mood <= 4) return "low";
  if (mood <= 6) return "okay";
  return mood <= 8 ? "good" : "very_good";
}

export const ENERGIES = ["low", "medium", "high"] as const;
export type EnergyBand = (typeof ENERGIES)[number];

export function energyBand(energy: number): EnergyBand {
  if (energy <= 3) return "low";
  return energy <= 6 ? "medium" : "high";
}
