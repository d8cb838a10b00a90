/** Round buttons above Kazakh texts. */
export const pillLook =
  "inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-stitch bg-felt-raised px-4 font-semibold hover:border-sky aria-pressed:border-sky aria-pressed:bg-sky-wash aria-pressed:text-sky-deep";
