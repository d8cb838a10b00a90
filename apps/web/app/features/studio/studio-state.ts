import type { WantedText } from "@tilashar/contracts";

/** Where the reading of the text that is shown stands. */
export type StudioStep =
  | { name: "ready" }
  | { name: "checking"; mine: Float32Array }
  | { name: "taken"; mine: Float32Array; id: number }
  /** What is wrong with it, in the speaker's language. */
  | { name: "refused"; mine: Float32Array; why: string }
  /** The network or the server was away: the recording is still here. */
  | { name: "unsent"; mine: Float32Array; why: string };

export interface StudioState {
  /** The first is shown. */
  texts: readonly WantedText[];
  /** Passed over in this sitting: the server begins behind so many. */
  skipped: number;
  /** Recordings that were taken in this sitting. */
  taken: number;
  /** How many texts are still to be read. */
  left: number;
  step: StudioStep;
  /** Whether the server has answered what is to be read. */
  isLoaded: boolean;
}

export type StudioEvent =
  | { type: "texts"; texts: readonly WantedText[]; left: number }
  | { type: "recorded"; mine: Float32Array }
  | { type: "taken"; id: number }
  | { type: "refused"; why: string }
  | { type: "unsent"; why: string }
  | { type: "again" }
  | { type: "next" }
  | { type: "skip" };

export const firstState: StudioState = {
  texts: [],
  skipped: 0,
  taken: 0,
  left: 0,
  step: { name: "ready" },
  isLoaded: false,
};

const onward = (state: StudioState): StudioState => ({
  ...state,
  texts: state.texts.slice(1),
  step: { name: "ready" },
});

/** What becomes of a sitting by what happens in it. */
export function studioReducer(state: StudioState, event: StudioEvent): StudioState {
  const { step, texts } = state;
  switch (event.type) {
    case "texts": {
      // What is shown stays; what came again behind it is not read twice.
      const known = new Set(texts.map(({ text }) => text));
      return {
        ...state,
        texts: [...texts, ...event.texts.filter(({ text }) => !known.has(text))],
        left: event.left,
        isLoaded: true,
      };
    }
    case "recorded":
      return { ...state, step: { name: "checking", mine: event.mine } };
    case "taken":
      if (step.name !== "checking") return state;
      return {
        ...state,
        taken: state.taken + 1,
        left: Math.max(0, state.left - 1),
        step: { name: "taken", mine: step.mine, id: event.id },
      };
    case "refused":
      if (step.name !== "checking") return state;
      return { ...state, step: { name: "refused", mine: step.mine, why: event.why } };
    case "unsent":
      if (step.name !== "checking") return state;
      return { ...state, step: { name: "unsent", mine: step.mine, why: event.why } };
    case "again":
      if (step.name === "checking") return state;
      // What was taken already is taken once, however often it is read.
      return {
        ...state,
        taken: state.taken - Number(step.name === "taken"),
        left: state.left + Number(step.name === "taken"),
        step: { name: "ready" },
      };
    case "next":
      return step.name === "taken" ? onward(state) : state;
    case "skip":
      if (step.name === "checking" || texts.length === 0) return state;
      if (step.name === "taken") return onward(state);
      return { ...onward(state), skipped: state.skipped + 1 };
  }
}
