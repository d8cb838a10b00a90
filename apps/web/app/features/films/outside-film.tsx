import type { WatchingDetail } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** A film that another site's player shows, shut into a frame. Which sites, the content's schema says. */
export function OutsideFilm({ film, title }: { film: WatchingDetail; title: string }) {
  return (
    <figure className="max-w-3xl">
      <iframe
        src={film.video_url}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        className="aspect-video w-full rounded-card bg-ink shadow-lift"
      />
      <figcaption className="pt-2 text-sm text-ink-soft">{m.film_outside()}</figcaption>
    </figure>
  );
}
