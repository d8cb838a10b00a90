import { m } from "#app/paraglide/messages.js";

/** How the course signs what its own team wrote. */
const ownTeam = "Tilashar team";

/** An author in the reader's language: the team's name is translated, a person's is not. */
export function authorName(author: string): string {
  return author === ownTeam ? m.lesson_author_team() : author;
}
