/** What the cub is doing; each pose answers one thing that happened. */
export type Pose = "hello" | "right" | "wrong" | "streak" | "empty" | "thinking";
