import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minus, unit, vec } from "../light/vector.ts";
import { arranged } from "./lathe.ts";
import { meet, noMeeting } from "./meet.ts";
import { AIR, GLASS, turn, type Box, type Surface } from "./solid.ts";

const glass: Surface = { kind: "clear", outside: AIR, inside: GLASS };
const ball = turn(
  { x: 2, z: -1 },
  [
    [0, 0],
    [1, 0, 0.999],
    [1, 2, 0.999],
    [0, 2],
  ],
  glass,
);
const box: Box = {
  shape: "box",
  x: 0,
  z: 0,
  half: { x: 1, z: 1 },
  bottom: 0,
  top: 2,
  turn: 0,
  surface: { kind: "matte", colour: { r: 1, g: 1, b: 1 } },
};

describe("a thing from the lathe", () => {
  it("is met where the ball is that its outline draws", () => {
    // The corners of this cube lie within the ball.
    const coordinate = fc.double({ min: -0.57, max: 0.57, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
        const from = vec(2 + 8 * x, 1 + 9 * y, 6);
        const ray = unit(minus(vec(2 + x, 1 + y, -1 + z), from));
        const meeting = noMeeting();
        expect(meet(arranged([ball]), from, ray, meeting)).toBe(true);
        const at = minus(
          vec(
            from.x + ray.x * meeting.distance,
            from.y + ray.y * meeting.distance,
            from.z + ray.z * meeting.distance,
          ),
          vec(2, 1, -1),
        );
        expect(Math.hypot(at.x, at.y, at.z)).toBeCloseTo(1, 1);
        expect(at.x * meeting.nx + at.y * meeting.ny + at.z * meeting.nz).toBeCloseTo(1, 1);
      }),
    );
  });

  it("is met again from the inside", () => {
    const meeting = noMeeting();
    meet(arranged([ball]), vec(2, 1, -1), vec(1, 0, 0), meeting);
    expect(meeting.distance).toBeCloseTo(1, 2);
  });

  it.each([
    ["beside it", vec(5, 1, 6), vec(0, 0, -1)],
    ["behind one's back", vec(2, 1, 6), vec(0, 0, 1)],
    ["above it", vec(2, 2.2, 6), vec(0, 0, -1)],
  ])("is not met %s", (_, from, ray) => {
    expect(meet(arranged([ball]), from, ray, noMeeting())).toBe(false);
  });
});

it("a label is there only as far as it is wrapped", () => {
  const corners = [
    [1, 0],
    [1, 2],
  ] as const;
  const label = turn({ x: 0, z: 0 }, corners, box.surface, { middle: 0, span: Math.PI });
  const front = noMeeting();
  expect(meet(arranged([label]), vec(0, 1, 5), vec(0, 0, -1), front)).toBe(true);
  expect([front.distance, front.u, front.v]).toEqual([4, 0.5, 0.5]);
  const back = noMeeting();
  meet(arranged([label]), vec(0, 1, -5), vec(0, 0, 1), back);
  expect(back.distance).toBe(6);
});

it("a box is printed on its front alone", () => {
  const front = noMeeting();
  meet(arranged([box]), vec(0.5, 1.5, 5), vec(0, 0, -1), front);
  expect([front.distance, front.u, front.v]).toEqual([4, 0.75, 0.25]);
  const side = noMeeting();
  meet(arranged([box]), vec(5, 1, 0), vec(-1, 0, 0), side);
  expect([side.distance, side.nx, side.u]).toEqual([4, 1, -1]);
});

it("the nearer of two is met", () => {
  const meeting = noMeeting();
  meet(arranged([ball, { ...box, x: 2 }]), vec(2, 1, 9), vec(0, 0, -1), meeting);
  expect(meeting.solid).toMatchObject({ shape: "box" });
});

it("things on one axis hide each other", () => {
  const corners = [
    [0.5, 0.5],
    [0.5, 1.5],
  ] as const;
  const things = arranged([turn({ x: 2, z: -1 }, corners, box.surface), ball]);
  const meeting = noMeeting();
  meet(things, vec(2, 1, 9), vec(0, 0, -1), meeting);
  expect(meeting.solid?.surface.kind).toBe("clear");
  meet(things, vec(2, 1, -1), vec(0, 0, -1), meeting);
  expect([meeting.distance, meeting.solid?.surface.kind]).toEqual([0.5, "matte"]);
});
