/** What the camera sees: the middle of the picture in the place, and how near. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Head {
  readonly x: number;
  readonly y: number;
  /** Height of the person's head in the place. */
  readonly size: number;
}

export const wide: Frame = { x: 640, y: 360, zoom: 1 };

/** Keeps the picture inside the place. */
function inside({ x, y, zoom }: Frame): Frame {
  const halfWidth = 640 / zoom;
  const halfHeight = 360 / zoom;
  return {
    x: Math.min(1280 - halfWidth, Math.max(halfWidth, x)),
    y: Math.min(720 - halfHeight, Math.max(halfHeight, y)),
    zoom,
  };
}

/** Frames people so that their faces stand in the upper third, clear of the captions. */
export function frameOf(heads: readonly Head[]): Frame {
  if (heads.length === 0) return wide;
  const left = Math.min(...heads.map(({ x }) => x));
  const right = Math.max(...heads.map(({ x }) => x));
  const size = heads.reduce((sum, head) => sum + head.size, 0) / heads.length;
  const zoom =
    heads.length === 1
      ? Math.min(1.72, Math.max(1.35, 205 / size))
      : Math.min(1.45, Math.max(1, 1280 / (right - left + size * 4.4)));
  const y = heads.reduce((sum, head) => sum + head.y, 0) / heads.length;
  return inside({ x: (left + right) / 2, y: y + 92 / zoom, zoom });
}

export function blend(from: Frame, to: Frame, part: number): Frame {
  const p = Math.min(1, Math.max(0, part));
  const eased = p * p * (3 - 2 * p);
  // Nearness grows by ratio, as the eye judges it.
  const zoom = from.zoom * (to.zoom / from.zoom) ** eased;
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, zoom };
}
