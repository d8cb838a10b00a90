import { shade, tint } from "../drawing/colours.ts";
import { oval, type Pen } from "../drawing/pen.ts";
import type { Design } from "./design.ts";
import { drawHeld } from "./held.ts";
import type { Hand, Pose } from "./pose.ts";

/** Where a limb of two equal bones bends between its ends; `bend` is the side it bends to. */
function joint(ax: number, ay: number, bx: number, by: number, bone: number, bend: number) {
  const dx = bx - ax;
  const dy = by - ay;
  const far = Math.hypot(dx, dy) || 1;
  const reach = Math.min(far, bone * 2 - 0.5);
  const height = Math.sqrt(Math.max(0, bone * bone - (reach / 2) ** 2));
  return {
    x: (ax + ax + (dx / far) * reach) / 2 + (-dy / far) * height * bend,
    y: (ay + ay + (dy / far) * reach) / 2 + (dx / far) * height * bend,
    endX: ax + (dx / far) * reach,
    endY: ay + (dy / far) * reach,
  };
}

/** Elbows hang: of the two ways an arm can bend, the one that is lower and further from the body. */
function elbow(sx: number, sy: number, hx: number, hy: number, bone: number, side: -1 | 1) {
  const ways = [joint(sx, sy, hx, hy, bone, 1), joint(sx, sy, hx, hy, bone, -1)] as const;
  const worth = (way: { x: number; y: number }) => way.y + way.x * side * 0.8;
  return worth(ways[0]) > worth(ways[1]) ? ways[0] : ways[1];
}

const bare = new Set(["tee"]);

/** One arm from its shoulder; `side` is −1 for the one on the left of the picture. */
export function drawArm(pen: Pen, design: Design, hand: Hand, side: -1 | 1): void {
  const { build, top, trim, garment, skin } = design;
  const sx = side * (build.shoulder - build.limb * 0.36);
  const sy = -build.torso + build.limb * 0.62;
  const bone = build.arm / 2;
  const hx = sx + side * hand.out * build.arm;
  const hy = sy + hand.down * build.arm;
  const bent = elbow(sx, sy, hx, hy, bone, side);
  const sleeve = garment === "waistcoat" || garment === "kamzol" ? trim : top;
  const whole = `M${sx} ${sy}L${bent.x} ${bent.y}L${bent.endX} ${bent.endY}`;
  const upper = `M${sx} ${sy}L${bent.x} ${bent.y}`;
  const edge = shade(sleeve, 0.2);

  const angle = (Math.atan2(bent.endY - bent.y, bent.endX - bent.x) * 180) / Math.PI;
  const mitten = () => drawHand(pen, design, hand, side, bent.endX, bent.endY, angle);
  if (bare.has(garment)) {
    mitten();
    pen.stroke(whole, skin, build.limb * 0.74);
    pen.stroke(
      `M${sx} ${sy}L${sx + (bent.x - sx) * 0.62} ${sy + (bent.y - sy) * 0.62}`,
      edge,
      build.limb + 3,
    );
    pen.stroke(
      `M${sx} ${sy}L${sx + (bent.x - sx) * 0.6} ${sy + (bent.y - sy) * 0.6}`,
      sleeve,
      build.limb,
    );
    return;
  }
  pen.stroke(whole, edge, build.limb + 3.5);
  mitten();
  pen.stroke(whole, sleeve, build.limb);
  pen.stroke(upper, tint(sleeve, 0.06), build.limb - 6);
  const cx = bent.endX - Math.cos((angle * Math.PI) / 180) * 5;
  const cy = bent.endY - Math.sin((angle * Math.PI) / 180) * 5;
  pen.group({ x: cx, y: cy, turn: angle }, () =>
    pen.stroke(
      `M0 ${-build.limb * 0.38}V${build.limb * 0.38}`,
      garment === "suit" || garment === "labCoat" ? tint(sleeve, 0.6) : shade(sleeve, 0.25),
      6,
    ),
  );
}

function drawHand(
  pen: Pen,
  { build, skin }: Design,
  hand: Hand,
  side: number,
  x: number,
  y: number,
  angle: number,
): void {
  const size = build.limb * 0.57;
  pen.group({ x, y, turn: angle, scaleY: side }, () => {
    const dark = shade(skin, 0.2);
    if (hand.shape === "point") {
      pen.stroke(`M${size * 0.6} ${-size * 0.3}h${size * 1.6}`, skin, size * 0.62);
      pen.fill(oval(size * 0.6, 0, size, size * 0.88), skin);
      pen.stroke(`M${size * 0.4} ${size * 0.5}q${size * 0.7} 2 ${size} ${-size * 0.4}`, dark, 2);
    } else if (hand.shape === "open") {
      for (const [a, l] of [
        [-38, 1.5],
        [-13, 1.85],
        [10, 1.85],
        [32, 1.6],
      ] as const) {
        const r = (a * Math.PI) / 180;
        pen.stroke(
          `M${size * 0.5} 0L${size * 0.5 + Math.cos(r) * size * l * 0.8} ${Math.sin(r) * size * l * 0.8}`,
          skin,
          size * 0.52,
        );
      }
      pen.fill(oval(size * 0.62, 0, size * 0.95, size * 0.9), skin);
      pen.stroke(`M${size * 0.5} ${-size * 0.5}L${size * 0.4} ${-size * 1.35}`, skin, size * 0.5);
    } else {
      pen.fill(oval(size * 0.8, 0, size * 1.12, size * 0.86), skin);
      pen.stroke(`M${size * 0.5} ${-size * 0.5}l${size * 0.8} ${-size * 0.35}`, skin, size * 0.52);
      pen.stroke(
        `M${size * 1.1} ${size * 0.1}h${size * 0.6}M${size * 1.0} ${size * 0.45}h${size * 0.5}`,
        dark,
        1.8,
      );
    }
  });
  if (hand.holds)
    drawHeld(
      pen,
      hand.holds,
      x + Math.cos((angle * Math.PI) / 180) * size * 0.9,
      y + Math.sin((angle * Math.PI) / 180) * size * 0.9,
      side,
      build.limb / 28,
    );
}

export function drawLegs(pen: Pen, design: Design, pose: Pose): void {
  const { build, bottom, skirt, shoes = "#2d2a33" } = design;
  const { leg, hip, limb } = build;
  if (pose.legs === "none") return;
  if (pose.legs === "floor") {
    pen.softOval(0, 30, hip * 2.3, 20, "#2a2440", 0.3);
    if (skirt) {
      const cloth = `M${-hip - 4} 0C${-hip * 2.5} 2 ${-hip * 2.6} 34 ${-hip * 1.6} 38H${hip * 1.6}C${hip * 2.6} 34 ${hip * 2.5} 2 ${hip + 4} 0Z`;
      pen.fill(cloth, bottom);
      pen.stroke(
        `M${-hip * 1.7} 22C${-hip * 0.6} 36 ${hip * 0.4} 34 ${hip * 1.2} 12`,
        shade(bottom, 0.3),
        4,
      );
      return;
    }
    // Cross-legged: each shin lies under the other knee.
    for (const side of [1, -1] as const) {
      const tone = side === 1 ? shade(bottom, 0.14) : bottom;
      pen.stroke(
        `M${side * hip * 0.5} 4L${side * hip * 1.75} 16L${-side * hip * 0.7} 30`,
        tone,
        limb * 1.15,
      );
      pen.group({ x: -side * hip * 0.95, y: 30, turn: side * 10 }, () =>
        pen.fill(oval(0, 0, limb * 0.72, limb * 0.44), shoes),
      );
    }
    return;
  }
  if (pose.legs === "chair") {
    for (const side of [-1, 1]) {
      pen.stroke(
        `M${side * hip * 0.5} 0L${side * hip * 0.72} ${leg * 0.2}L${side * hip * 0.66} ${leg * 0.58}`,
        bottom,
        limb * 1.35,
      );
      shoe(pen, side * hip * 0.66, leg * 0.66, side, shoes, limb);
    }
    return;
  }
  const swing = pose.walk === null ? 0 : Math.sin(pose.walk * Math.PI * 2);
  for (const side of [1, -1] as const) {
    const stride = side * swing;
    const raised =
      pose.walk === null ? 0 : Math.max(0, Math.cos(pose.walk * Math.PI * 2) * side) * 12;
    const fx = side * hip * (pose.walk === null ? 0.52 : 0.24) + stride * leg * 0.2;
    const fy = leg - 10 - raised;
    const hx = side * hip * 0.46;
    const knee = { x: (hx + fx) / 2 + (raised > 0 ? 7 : 0), y: leg / 2 };
    const width = limb * 1.22;
    const tone = side === 1 ? shade(bottom, 0.12) : bottom;
    if (skirt) {
      pen.stroke(
        `M${hx} ${leg * 0.4}L${knee.x} ${knee.y}L${fx} ${fy}`,
        side === 1 ? shade("#4a4152", 0.1) : "#4a4152",
        limb * 0.7,
      );
    } else {
      pen.stroke(`M${hx} 2L${knee.x} ${knee.y}L${fx} ${fy}`, tone, width);
    }
    shoe(pen, fx, fy + 6, side, shoes, limb);
  }
  if (skirt) {
    const low = skirt === "long" ? leg * 0.86 : leg * 0.5;
    const flare = hip + (skirt === "long" ? 34 : 22);
    const sway = swing * 8;
    const cloth = `M${-hip - 2} -4C${-hip - 8} ${low * 0.4} ${-flare + sway} ${low * 0.8} ${-flare + sway} ${low}Q${sway} ${low + 14} ${flare + sway} ${low}C${flare + sway} ${low * 0.8} ${hip + 8} ${low * 0.4} ${hip + 2} -4Z`;
    pen.fill(cloth, bottom);
    pen.stroke(
      `M${-hip * 0.4} 20L${-flare * 0.45 + sway} ${low}M${hip * 0.4} 20L${flare * 0.45 + sway} ${low}`,
      shade(bottom, 0.2),
      3,
    );
  }
}

function shoe(pen: Pen, x: number, y: number, side: number, hue: string, limb: number): void {
  const l = limb * 0.95;
  pen.fill(
    `M${x - l * 0.55} ${y - 8}C${x - l * 0.6} ${y + 10} ${x - l * 0.6} ${y + 10} ${x} ${y + 10}H${x + side * l * 0.2 + l * 0.6}C${x + l * 0.9} ${y + 6} ${x + l * 0.6} ${y - 4} ${x + l * 0.4} ${y - 8}Z`,
    hue,
  );
  pen.stroke(`M${x - l * 0.55} ${y + 9}H${x + l * 0.7}`, tint(hue, 0.5), 3);
}
