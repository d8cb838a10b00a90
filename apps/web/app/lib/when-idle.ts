/** Does work once the page is there and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(work, { timeout: 4000 })
      : setTimeout(work, 2000);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
