import { meet, noMeeting } from "../shape/meet.ts";
import { AIR, type Medium, type Solid } from "../shape/solid.ts";
import { BLACK, plus, scaled, through, type Rgb } from "./colour.ts";
import { bentAt, dimmedBy, mirrorShare } from "./glass.ts";
import { seeded, type Random } from "./random.ts";
import { surroundings, type FloorShade, type Scene } from "./scene.ts";
import { lightFrom } from "./studio.ts";
import { along, dot, mirrored, times, vec, type Vec } from "./vector.ts";

const MARGIN = 3.2;
const DEEPEST = 14;
const meeting = noMeeting();

export type Fineness = { perUnit: number; rays: number };

/**
 * Shadow and caustics on the floor, measured on a grid. Each place compares the light of its rays
 * with and without the things, so the open floor is exactly even.
 */
export function measureFloor(scene: Scene, { perUnit, rays }: Fineness): FloorShade {
  const edge = reachOf(scene.solids);
  const width = Math.ceil((edge.right - edge.left) * perUnit);
  const depth = Math.ceil((edge.front - edge.back) * perUnit);
  const grid = new Float32Array(width * depth * 3);
  const random = seeded(7);
  for (let j = 0; j < depth; j++) {
    for (let i = 0; i < width; i++) {
      const at = vec(edge.left + (i + 0.5) / perUnit, 1e-3, edge.back + (j + 0.5) / perUnit);
      const kept = keptAt(scene, at, rays, random);
      grid.set([kept.r, kept.g, kept.b], (j * width + i) * 3);
    }
  }
  return reading(softened(grid, width, depth), width, depth, (x, z) => ({
    i: (x - edge.left) * perUnit - 0.5,
    j: (z - edge.back) * perUnit - 0.5,
  }));
}

function reachOf(solids: readonly Solid[]) {
  const spans = solids.map((solid) => {
    const r = solid.shape === "turned" ? solid.reach : Math.hypot(solid.half.x, solid.half.z);
    return { left: solid.x - r, right: solid.x + r, back: solid.z - r, front: solid.z + r };
  });
  return {
    left: Math.min(...spans.map((span) => span.left)) - MARGIN / 2,
    right: Math.max(...spans.map((span) => span.right)) + MARGIN * 1.3,
    back: Math.min(...spans.map((span) => span.back)) - MARGIN,
    front: Math.max(...spans.map((span) => span.front)) + MARGIN / 2,
  };
}

function keptAt(scene: Scene, at: Vec, rays: number, random: Random): Rgb {
  const side = Math.round(Math.sqrt(rays));
  let [open, kept] = [BLACK, BLACK];
  for (let a = 0; a < side; a++) {
    for (let b = 0; b < side; b++) {
      const r = Math.sqrt((a + random()) / side);
      const angle = ((b + random()) / side) * 2 * Math.PI;
      const ray = vec(
        r * Math.cos(angle),
        Math.sqrt(Math.max(1e-6, 1 - r * r)),
        r * Math.sin(angle),
      );
      const light = lightFrom(ray, scene.set);
      open = plus(open, light);
      kept = plus(kept, arriving(scene, at, ray, light, random));
    }
  }
  return { r: kept.r / open.r, g: kept.g / open.g, b: kept.b / open.b };
}

/** Follows one ray through the glass, by chance to one side where it would split. */
function arriving(scene: Scene, start: Vec, first: Vec, unhindered: Rgb, random: Random): Rgb {
  let [at, ray, medium, kept]: [Vec, Vec, Medium, Rgb] = [start, first, AIR, { r: 1, g: 1, b: 1 }];
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (!meet(scene.things, at, ray, meeting) || meeting.solid === undefined) {
      if (depth === 0) return unhindered;
      return through(
        kept,
        ray.y > 0 ? capped(lightFrom(ray, scene.set)) : surroundings(scene, at, ray),
      );
    }
    const { surface } = meeting.solid;
    const normal = vec(meeting.nx, meeting.ny, meeting.nz);
    const entering = dot(ray, normal) < 0;
    const facing = entering ? normal : times(normal, -1);
    if (medium.takes) kept = through(kept, dimmedBy(medium.takes, meeting.distance));
    at = along(at, ray, meeting.distance);
    if (surface.kind !== "clear") {
      return through(kept, scaled(through(surface.colour, scene.diffuse(facing)), 0.5));
    }
    const inside = surface.level !== undefined && at.y > surface.level ? AIR : surface.inside;
    const [here, there] = entering ? [surface.outside, inside] : [inside, surface.outside];
    const bent = bentAt(ray, facing, here.bends / there.bends);
    if (bent && random() > mirrorShare(-dot(ray, facing), here.bends, there.bends)) {
      [ray, medium] = [bent, there];
    } else {
      ray = mirrored(ray, facing);
    }
  }
  return BLACK;
}

function capped(light: Rgb): Rgb {
  return { r: Math.min(light.r, 8), g: Math.min(light.g, 8), b: Math.min(light.b, 8) };
}

/** Takes out what is left of the chance, over two places to each side. */
function softened(grid: Float32Array, width: number, depth: number): Float32Array {
  const out = new Float32Array(grid.length);
  const weights = [1, 3, 4, 3, 1];
  for (let j = 0; j < depth; j++) {
    for (let i = 0; i < width; i++) {
      for (let c = 0; c < 3; c++) {
        let [sum, total] = [0, 0];
        for (let dj = -2; dj <= 2; dj++) {
          for (let di = -2; di <= 2; di++) {
            const [ii, jj] = [i + di, j + dj];
            if (ii < 0 || jj < 0 || ii >= width || jj >= depth) continue;
            const weight = weights[di + 2]! * weights[dj + 2]!;
            sum += weight * grid[(jj * width + ii) * 3 + c]!;
            total += weight;
          }
        }
        out[(j * width + i) * 3 + c] = sum / total;
      }
    }
  }
  return out;
}

function reading(
  grid: Float32Array,
  width: number,
  depth: number,
  place: (x: number, z: number) => { i: number; j: number },
): FloorShade {
  return (x, z) => {
    const { i, j } = place(x, z);
    if (i < 0 || j < 0 || i >= width - 1 || j >= depth - 1) return { r: 1, g: 1, b: 1 };
    const [left, back] = [Math.floor(i), Math.floor(j)];
    const [right, front] = [i - left, j - back];
    const edge = Math.min(1, i / 12, j / 12, (width - 1 - i) / 12, (depth - 1 - j) / 12);
    const channel = (c: number) => {
      const at = (di: number, dj: number) => grid[((back + dj) * width + left + di) * 3 + c]!;
      const near = at(0, 0) + (at(1, 0) - at(0, 0)) * right;
      const far = at(0, 1) + (at(1, 1) - at(0, 1)) * right;
      return 1 + (near + (far - near) * front - 1) * edge;
    };
    return { r: channel(0), g: channel(1), b: channel(2) };
  };
}
