/**
 * Does the work after the next frame: a press is seen to be taken at once, whatever it brings about. For
 * work that takes a slow phone longer than a press may wait for its first frame.
 */
export function afterFrame(work: () => void): void {
  // A page that nobody sees draws no frames.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
