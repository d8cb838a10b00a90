import { colour, shade } from "../drawing/colours.ts";
import { box, oval, type Pen } from "../drawing/pen.ts";

/** Things that people hold, drawn with the grip at the origin. */
const things: Record<string, (pen: Pen) => void> = {
  bowl(pen) {
    pen.fill("M-26-10H26C26 14 14 22 0 22C-14 22-26 14-26-10Z", colour.felt);
    pen.fill(oval(0, -10, 26, 7), "#fffef8");
    pen.stroke("M-24 0C-12 8 12 8 24 0", colour.sky, 4);
    pen.stroke("M-22 6C-10 13 10 13 22 6", colour.sun, 2);
  },
  apple: (pen) => apple(pen, colour.pomegranate),
  yellowApple: (pen) => apple(pen, colour.sun),
  greenApple: (pen) => apple(pen, "#7fae4d"),
  phone(pen) {
    pen.group({ turn: 8 }, () => {
      pen.fill(box(-10, -30, 20, 42, 5), colour.ink);
      pen.fill(box(-7, -26, 14, 34, 2), colour.skyLight);
    });
  },
  bag(pen) {
    pen.stroke("M-16 26C-16-6 16-6 16 26", colour.woodDeep, 6);
    pen.fill("M-34 24H34L42 88C20 98-20 98-42 88Z", colour.plum);
    pen.fill(oval(4, 30, 26, 20), "#c9a24b");
    pen.stroke("M-16 20C-8 8 14 8 24 20", "#e3c77f", 3);
    pen.fill("M-36 38H36L42 88C20 98-20 98-42 88Z", colour.plum);
    pen.stroke("M-34 48H36", "#d8b0c8", 3, [4, 6]);
  },
  bucket(pen) {
    pen.stroke("M-30 22C-24-8 24-8 30 22", "#7c8894", 5);
    pen.fill("M-32 20H32L25 74C10 80-10 80-25 74Z", "#a9b7c2");
    pen.fill(oval(0, 20, 32, 9), "#dcecf2");
    pen.fill(oval(0, 21, 26, 6), colour.sky);
    pen.stroke("M-28 44Q0 54 28 44", "#7c8894", 3);
  },
  sack(pen) {
    pen.fill(
      "M-12 0H12L16 16C46 30 50 86 36 100C14 108-14 108-36 100C-50 86-46 30-16 16Z",
      "#3f6b57",
    );
    pen.fill("M-14-8L-6 6H6L14-8L4-2L0-10L-4-2Z", "#3f6b57");
    pen.stroke("M-13 14H13", colour.sun, 4);
    pen.stroke("M-24 40C-32 60-30 80-26 92M22 36C30 52 30 74 24 90", "#2f5343", 3);
  },
  suitcase(pen) {
    pen.stroke("M-12 4V-2H12V4", colour.ink, 6);
    pen.fill(box(-40, 4, 80, 62, 10), colour.sky);
    pen.fill(box(-40, 26, 80, 8), shade(colour.sky, 0.25));
    pen.stroke("M-24 4V66M24 4V66", colour.sunSoft, 4);
  },
  tickets(pen) {
    pen.group({ turn: -12 }, () => pen.fill(box(-4, -22, 40, 22, 3), colour.sunSoft));
    pen.group({ turn: 6 }, () => {
      pen.fill(box(-4, -24, 40, 22, 3), colour.felt);
      pen.stroke("M4-16H26M4-9H20", colour.sky, 2.4);
    });
  },
  paper(pen) {
    pen.group({ turn: 6 }, () => {
      pen.fill(box(-26, -52, 52, 66, 3), colour.white);
      pen.stroke("M-16-38H16M-16-28H12M-16-18H16M-16-8H6", colour.inkSoft, 3);
    });
  },
  notebook(pen) {
    pen.group({ turn: -6 }, () => {
      pen.fill(box(-26, -38, 54, 46, 4), colour.steppe);
      pen.fill(box(-20, -34, 46, 38, 2), colour.felt);
      pen.stroke("M-12-24H18M-12-15H12M-12-6H18", colour.inkSoft, 2.2);
    });
  },
  book(pen) {
    pen.fill(box(-30, -34, 62, 44, 4), colour.pomegranate);
    pen.fill(box(-26, 4, 58, 8, 2), colour.felt);
    pen.stroke("M-14-20H18M-6-10H10", colour.sunSoft, 3.4);
  },
  openBook(pen) {
    pen.fill(
      "M-48-26C-30-36-10-34 0-24C10-34 30-36 48-26V18C30 10 10 12 0 20C-10 12-30 10-48 18Z",
      colour.pomegranate,
    );
    pen.fill(
      "M-44-26C-28-34-10-32 0-22V16C-10 8-28 6-44 13ZM44-26C28-34 10-32 0-22V16C10 8 28 6 44 13Z",
      colour.felt,
    );
    pen.stroke("M-34-16Q-20-22-8-14M-34-6Q-20-12-8-4M10-14Q22-22 36-16", colour.inkSoft, 2);
    pen.fill("M12 2C18-10 30-8 36 4C30 0 22 4 12 2Z", colour.steppe);
  },
  jug(pen) {
    pen.stroke("M22-16C44-14 42 22 22 26", colour.brick, 8);
    pen.fill("M-16-34H16L12-18C34-4 34 40 0 42C-34 40-34-4-12-18Z", colour.brick);
    pen.fill(oval(0, -34, 17, 6), "#fffdf5");
    pen.stroke("M-25 8C-10 16 10 16 25 8", colour.felt, 4);
  },
  ladle(pen) {
    pen.stroke("M-2-26L14 120", colour.woodDeep, 8);
    pen.stroke("M-4-24L10 100", colour.woodLight, 2.4);
    pen.fill(oval(17, 132, 22, 15), colour.wood);
  },
  spoon(pen) {
    pen.stroke("M0 8V-34", colour.wood, 5);
    pen.fill(oval(0, -42, 9, 12), colour.woodLight);
  },
  tortoise(pen) {
    pen.group({ y: -16, scale: 1.5 }, () => {
      for (const x of [-24, 22]) pen.fill(oval(x, 14, 9, 7), "#a9a05a");
      pen.fill(oval(-42, 0, 15, 12), "#b9b06a");
      pen.fill(oval(-47, -3, 2.6, 3.2), colour.ink);
      pen.stroke("M-54 5Q-48 9-42 6", "#6f6a34", 2.4);
      pen.fill("M-36 12C-36-30 36-30 36 12Z", "#7d8f45");
      pen.stroke("M-20 10L-12-14L12-14L20 10M-12-14L0-22L12-14", "#566630", 3);
      pen.fill(box(-38, 8, 76, 8, 4), "#c7ba78");
    });
  },
  iceCream(pen) {
    pen.fill(oval(-11, -20, 15, 15), colour.felt);
    pen.fill(oval(12, -20, 15, 15), "#f2b8c6");
    pen.fill(oval(0, -34, 15, 15), "#8d5a3c");
    pen.fill("M-30-14H30C28 8 14 14 0 14C-14 14-28 8-30-14Z", colour.skyLight);
    pen.fill("M-10 14H10L14 24H-14Z", colour.sky);
  },
  flower(pen) {
    pen.group({ scale: 1.7 }, () => {
      pen.stroke("M0 24V-30", colour.steppe, 5);
      pen.fill("M0 4C14-8 24-4 28 6C16 12 6 12 0 4Z", colour.steppe);
      pen.fill("M-18-56C-18-30 18-30 18-56L9-44L0-60L-9-44Z", colour.pomegranate);
    });
  },
  baursak(pen) {
    pen.fill(oval(0, 0, 15, 13), "#d99a3f");
    pen.stroke("M-8-3Q0-10 8-4", "#f0c478", 4);
  },
  tray(pen) {
    pen.fill(oval(0, 0, 56, 10), "#8d99a6");
    pen.fill(oval(0, -3, 56, 9), "#c8d1d8");
    cup(pen, -22);
    cup(pen, 20);
  },
  pole(pen) {
    pen.stroke("M-4-90L12 210", "#8d99a6", 6);
    pen.fill(box(-9, -104, 11, 40, 5), colour.ink);
  },
  flour(pen) {
    pen.softOval(0, 4, 28, 22, "#ffffff", 0.9);
    pen.fill(oval(0, 2, 16, 11), "#fffdf6");
  },
  dombra(pen) {
    pen.group({ turn: -62 }, () => {
      pen.fill("M-5-20L-4-250H4L5-20Z", colour.woodDeep);
      pen.fill("M-9-262L-7-300H7L9-262L5-244H-5Z", colour.wood);
      pen.stroke("M-14-284H14M-14-272H14", colour.ink, 4);
      for (let y = -60; y > -236; y -= 22) pen.stroke(`M-5 ${y}H5`, colour.sunSoft, 2);
      pen.fill(
        "M0-42C20-30 42 2 40 30C38 56 20 70 0 70C-20 70-38 56-40 30C-42 2-20-30 0-42Z",
        colour.wood,
      );
      pen.fill(
        "M0-34C17-22 35 5 33 29C31 50 17 62 0 62C-17 62-31 50-33 29C-35 5-17-22 0-34Z",
        "#d9a05a",
      );
      pen.fill(oval(0, 4, 7), colour.woodDeep);
      pen.stroke("M-12 42H12", colour.woodDeep, 5);
      pen.stroke("M-2-280L-4 42M2-280L4 42", "#fff3d6", 1.4);
    });
  },
  ball: (pen) => football(pen, 0, 0, 24),
};

export function apple(pen: Pen, hue: string): void {
  pen.fill("M0-12C8-20 22-14 20 2C18 16 8 20 0 16C-8 20-18 16-20 2C-22-14-8-20 0-12Z", hue);
  pen.stroke("M-11-3C-11-9-7-11-4-11", "#ffffff88", 3.4);
  pen.stroke("M0-12C0-18 2-22 5-24", colour.woodDeep, 3);
  pen.fill("M4-18C10-26 18-24 20-20C14-14 8-14 4-18Z", colour.steppe);
}

function cup(pen: Pen, x: number): void {
  pen.fill(
    `M${x - 13}-24H${x + 13}C${x + 13}-8 ${x + 6}-5 ${x}-5C${x - 6}-5 ${x - 13}-8 ${x - 13}-24Z`,
    colour.felt,
  );
  pen.fill(oval(x, -24, 13, 3.5), "#8a5733");
}

export function football(pen: Pen, x: number, y: number, r: number): void {
  pen.fill(oval(x, y, r), "#fdfbf5");
  pen.fill(oval(x, y, r * 0.34), colour.ink);
  pen.clip(oval(x, y, r), () => {
    for (let i = 0; i < 5; i++) {
      const a = (i * Math.PI * 2) / 5 - Math.PI / 2;
      pen.fill(oval(x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.33), colour.ink);
      pen.stroke(
        `M${x + Math.cos(a) * r * 0.3} ${y + Math.sin(a) * r * 0.3}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`,
        colour.ink,
        2,
      );
    }
  });
}

export function drawHeld(
  pen: Pen,
  name: string,
  x: number,
  y: number,
  side: number,
  scale: number,
): void {
  const thing = things[name];
  if (thing === undefined) throw new Error(`Nobody knows how to hold "${name}"`);
  pen.group({ x, y, scale, scaleX: side === -1 ? -1 : 1 }, () => thing(pen));
}
