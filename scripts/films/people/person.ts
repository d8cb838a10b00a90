import { shade } from "../drawing/colours.ts";
import { box, oval, type Pen, withAlpha } from "../drawing/pen.ts";
import { drawTorso } from "./clothes.ts";
import type { Design } from "./design.ts";
import { drawFace } from "./face.ts";
import { drawBraids, drawHairBefore, drawHairBehind } from "./hair.ts";
import { drawHeadwear } from "./headwear.ts";
import { drawArm, drawLegs } from "./limbs.ts";
import type { Pose } from "./pose.ts";

/** Where the hip stands above the point a person is placed at. */
export function hipHeight({ build }: Design, legs: Pose["legs"]): number {
  return legs === "stand" ? build.leg : legs === "floor" ? 38 : 0;
}

/** How high the middle of the head is above the place of the person. */
export function headHeight(design: Design, legs: Pose["legs"]): number {
  const { build } = design;
  return hipHeight(design, legs) + build.torso + 14 + 56 * build.head;
}

/** Draws a person at the origin: under the feet when standing, on the seat when sitting. */
export function drawPerson(pen: Pen, design: Design, pose: Pose): void {
  const { build } = design;
  const { face } = pose;
  if (pose.legs === "stand") pen.softOval(0, 2, build.hip * 1.9, 15, "#2a2440", 0.32);
  pen.group({ y: -hipHeight(design, pose.legs) }, () => {
    drawLegs(pen, design, pose);
    pen.group({ turn: pose.lean, y: -pose.lift }, () => {
      if (design.backpack) {
        pen.fill(
          box(
            -build.shoulder - 8,
            -build.torso - 4,
            build.shoulder * 2 + 16,
            build.torso * 0.8,
            26,
          ),
          shade(design.backpack, 0.2),
        );
      }
      const nearLeft = face.turn >= 0;
      const head = { x: face.turn * 5, y: -build.torso - 12, turn: face.tilt };
      pen.group(head, () =>
        pen.group({ y: -52 * build.head, scale: build.head }, () =>
          drawHairBehind(pen, design, face.turn),
        ),
      );
      if (nearLeft) drawArmBehind(pen, design, pose, 1);
      else drawArmBehind(pen, design, pose, -1);
      neck(pen, design);
      drawTorso(pen, design);
      pen.group(head, () =>
        pen.group({ y: -52 * build.head + face.nod * 3, scale: build.head }, () => {
          drawFace(pen, design, face);
          beard(pen, design, face.turn, face.nod);
          if (design.hair !== "none") drawHairBefore(pen, design, face.turn);
          extras(pen, design, face.turn, face.nod);
          if (design.hair === "braids") drawBraids(pen, design, face.turn);
          drawHeadwear(pen, design, face.turn);
        }),
      );
      drawArmBefore(pen, design, pose, -1, nearLeft);
      drawArmBefore(pen, design, pose, 1, !nearLeft);
    });
  });
}

const hangs = (hand: Pose["left"]) => hand.down > 0.8 && !hand.holds;

/** The far arm hangs behind the trunk; what it does in front is drawn last. */
function drawArmBehind(pen: Pen, design: Design, pose: Pose, side: -1 | 1): void {
  const hand = side === -1 ? pose.left : pose.right;
  if (hangs(hand)) drawArm(pen, design, hand, side);
}

function drawArmBefore(pen: Pen, design: Design, pose: Pose, side: -1 | 1, near: boolean): void {
  const hand = side === -1 ? pose.left : pose.right;
  if (near || !hangs(hand)) drawArm(pen, design, hand, side);
}

function neck(pen: Pen, { build, skin }: Design): void {
  const w = build.limb * 0.72;
  pen.fill(
    `M${-w} ${-build.torso - 26}H${w}L${w + 5} ${-build.torso + 4}Q0 ${-build.torso + 20} ${-w - 5} ${-build.torso + 4}Z`,
    shade(skin, 0.2),
  );
}

function beard(pen: Pen, design: Design, turn: number, nod: number): void {
  const x = turn * 15;
  const y = nod * 5;
  const hue = design.hairColour;
  if (design.beard === "full") {
    pen.fill(
      `M${-47 + turn * 3} 6C-44 20-34 26 ${x - 22} 28Q${x} 20 ${x + 22} 28C34 26 44 20 ${47 + turn * 3} 6C50 50 30 84 ${x * 0.7} 88C-30 84-50 50 ${-47 + turn * 3} 6Z${oval(x, 37 + y, 15, 9)}`,
      hue,
      "evenodd",
    );
  } else if (design.beard === "goatee") {
    pen.fill(
      `M${x - 15} ${48 + y}Q${x} ${42 + y} ${x + 15} ${48 + y}Q${x + 12} 74 ${x} 78Q${x - 12} 74 ${x - 15} ${48 + y}Z`,
      hue,
    );
  } else if (design.beard === "stubble") {
    pen.clip("M-48 0C-48 24-31 57 0 58C31 57 48 24 48 0Z", () =>
      pen.fill(
        `M-50 10C-40 30-30 26 ${x - 20} 28Q${x} 20 ${x + 20} 28C30 26 40 30 50 10V70H-50Z${oval(x, 37 + y, 17, 8)}`,
        withAlpha(hue, 0.3),
        "evenodd",
      ),
    );
  }
  if (design.moustache) {
    pen.fill(
      `M${x} ${25 + y}C${x + 8} ${20 + y} ${x + 18} ${24 + y} ${x + 25} ${34 + y}C${x + 14} ${32 + y} ${x + 6} ${33 + y} ${x} ${30 + y}C${x - 6} ${33 + y} ${x - 14} ${32 + y} ${x - 25} ${34 + y}C${x - 18} ${24 + y} ${x - 8} ${20 + y} ${x} ${25 + y}Z`,
      hue,
    );
  }
}

function extras(pen: Pen, design: Design, turn: number, nod: number): void {
  const x = turn * 15;
  const y = 2 + nod * 6;
  if (design.glasses) {
    for (const side of [-1, 1]) {
      const cx = x + side * 21 * (1 - Math.max(0, side * turn) * 0.14);
      pen.fill(oval(cx, y, 17, 16), "#ffffff2e");
      pen.stroke(oval(cx, y, 17, 16), design.glasses, 3.4);
      pen.stroke(`M${cx + side * 17} ${y - 3}L${side * 48}-3`, design.glasses, 3);
    }
    pen.stroke(`M${x - 5} ${y - 3}q5-4 10 0`, design.glasses, 3.2);
  }
  if (design.earrings) {
    for (const side of [-1, 1]) {
      if (side * turn > 0.5) continue;
      const ex = side * 48 - turn * (side * turn < 0 ? -8 : 5);
      pen.fill(`M${ex} 20l5 9l-5 10l-5-10Z`, design.earrings);
    }
  }
  if (design.headset) {
    pen.stroke(`M-50 0C-52-80 52-80 50 0M-50 6C-50 36-30 50 ${x - 12} 44`, "#2d3340", 5);
    pen.fill(oval(-49, 4, 10, 14), "#2d3340");
  }
}
