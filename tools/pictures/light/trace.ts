import { meet, noMeeting } from "../shape/meet.ts";
import { AIR, type Medium, type Surface } from "../shape/solid.ts";
import { BLACK, plus, scaled, through, type Rgb } from "./colour.ts";
import { bentAt, dimmedBy, mirrorShare } from "./glass.ts";
import { matte } from "./matte.ts";
import { surroundings, type Scene } from "./scene.ts";
import { lightFrom } from "./studio.ts";
import { along, dot, mirrored, times, unit, vec, type Vec } from "./vector.ts";

/** Behind more surfaces the glass mirrors only itself, in specks finer than the samples of a pixel. */
const DEEPEST = 5;
/** Below this weight a second ray would not be seen. */
const FAINT = 0.025;

/** After so many surfaces a lamp is smaller than a pixel: it then counts as at most so many walls. */
const SPECK = { after: 2, most: 1.35 };

const BRUSH = [-0.15, 0.15, 0.4, 0.7, 1.1, 1.7];

const meeting = noMeeting();

/** What the camera sees along a ray. Glass splits it in two, so that nothing is left to chance. */
export function seen(
  scene: Scene,
  from: Vec,
  ray: Vec,
  medium: Medium,
  weight = 1,
  depth = 0,
): Rgb {
  if (!meet(scene.things, from, ray, meeting) || meeting.solid === undefined) {
    const light = surroundings(scene, from, ray);
    return depth > SPECK.after ? dimmed(light, scene) : light;
  }
  const { distance, solid, u, v } = meeting;
  const at = along(from, ray, distance);
  if (ray.y < 0 && at.y < -1e-4) return surroundings(scene, from, ray);
  const normal = vec(meeting.nx, meeting.ny, meeting.nz);
  const { surface } = solid;
  const light = outOf(scene, surface, { at, ray, normal, u, v }, { weight, depth });
  return medium.takes ? through(light, dimmedBy(medium.takes, distance)) : light;
}

function dimmed({ r, g, b }: Rgb, { set: { wall } }: Scene): Rgb {
  const { most } = SPECK;
  return {
    r: Math.min(r, most * wall.r),
    g: Math.min(g, most * wall.g),
    b: Math.min(b, most * wall.b),
  };
}

type Place = { at: Vec; ray: Vec; normal: Vec; u: number; v: number };
type Budget = { weight: number; depth: number };

function outOf(scene: Scene, surface: Surface, place: Place, budget: Budget): Rgb {
  const { at, ray, normal } = place;
  if (surface.kind === "clear") return outOfGlass(scene, surface, place, budget);
  const facing = dot(ray, normal) < 0 ? normal : times(normal, -1);
  const mirror = mirrored(ray, facing);
  if (surface.kind === "metal") return through(surface.colour, brushed(scene, mirror));
  const body = matte(scene, surface, place, facing);
  const share = (surface.gloss ?? 0) * mirrorShare(-dot(ray, facing), AIR.bends, 1.46);
  if (share < 0.002) return body;
  return plus(scaled(body, 1 - share), scaled(surroundings(scene, at, mirror, 0.12), share));
}

/** Rolled aluminium is brushed around, so it mirrors a point as an upright line. */
function brushed({ set }: Scene, mirror: Vec): Rgb {
  let light = BLACK;
  for (const upwards of BRUSH) {
    const ray = unit(vec(mirror.x, mirror.y + upwards, mirror.z));
    light = plus(light, ray.y > 0 ? lightFrom(ray, set, 0.1) : scaled(set.floor, 0.8));
  }
  return scaled(light, 1 / BRUSH.length);
}

function outOfGlass(
  scene: Scene,
  surface: Extract<Surface, { kind: "clear" }>,
  { at, ray, normal }: Place,
  { weight, depth }: Budget,
): Rgb {
  if (depth >= DEEPEST) return scaled(scene.set.wall, 0.6);
  const inside = surface.level !== undefined && at.y > surface.level ? AIR : surface.inside;
  const entering = dot(ray, normal) < 0;
  const [here, there] = entering ? [surface.outside, inside] : [inside, surface.outside];
  const facing = entering ? normal : times(normal, -1);
  const bent = bentAt(ray, facing, here.bends / there.bends);
  const share = bent ? mirrorShare(-dot(ray, facing), here.bends, there.bends) : 1;
  let light = BLACK;
  if (bent && weight * (1 - share) > FAINT) {
    light = plus(
      light,
      scaled(seen(scene, at, bent, there, weight * (1 - share), depth + 1), 1 - share),
    );
  }
  if (weight * share > FAINT && (depth < 3 || !bent)) {
    const mirror = mirrored(ray, facing);
    light = plus(light, scaled(seen(scene, at, mirror, here, weight * share, depth + 1), share));
  }
  return light;
}
