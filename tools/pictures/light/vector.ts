/** A point or a direction in the studio: x to the right, y up, z towards the camera. */
export type Vec = { x: number; y: number; z: number };

export function vec(x: number, y: number, z: number): Vec {
  return { x, y, z };
}

export function add(a: Vec, b: Vec): Vec {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function minus(a: Vec, b: Vec): Vec {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function times(a: Vec, by: number): Vec {
  return { x: a.x * by, y: a.y * by, z: a.z * by };
}

export function dot(a: Vec, b: Vec): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vec, b: Vec): Vec {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function unit(a: Vec): Vec {
  return times(a, 1 / Math.hypot(a.x, a.y, a.z));
}

export function along(from: Vec, direction: Vec, distance: number): Vec {
  return {
    x: from.x + direction.x * distance,
    y: from.y + direction.y * distance,
    z: from.z + direction.z * distance,
  };
}

export function mirrored(direction: Vec, normal: Vec): Vec {
  return along(direction, normal, -2 * dot(direction, normal));
}

/** 0 below `from`, 1 above `to`, and without a kink between. */
export function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
