import Type from "typebox";
import { endpoint } from "./endpoint.ts";

/** Path of a content file from the content folder: `lessons/a-001-greetings.yaml`. */
const ContentFileName = Type.String({
  maxLength: 120,
  pattern: "^[a-z0-9-]+(?:/[a-z0-9-]+)*\\.yaml$",
});
/** Where a text stands in its file: `words[2].example.kz`. */
const TextPath = Type.String({ minLength: 1, maxLength: 200 });
const EditedText = Type.String({ minLength: 1, maxLength: 6000 });

/** A text of the course as it is served. */
const PlacedText = Type.Object({
  file: Type.String(),
  path: Type.String(),
  text: Type.String(),
});
export type PlacedText = Type.Static<typeof PlacedText>;

export const FoundTexts = Type.Object({
  /** Files whose name holds it, the first twenty. */
  files: Type.Array(Type.String()),
  /** The first fifty. */
  texts: Type.Array(PlacedText),
  /** Whether there are more than these. */
  more: Type.Boolean(),
});
export type FoundTexts = Type.Static<typeof FoundTexts>;

export const EditableFile = Type.Object({
  file: Type.String(),
  /** Of the whole file as it is served; changes with it. */
  hash: Type.String(),
  texts: Type.Array(
    Type.Object({
      path: Type.String(),
      text: Type.String(),
    }),
  ),
  /** Changes of this file that wait for a decision. */
  open: Type.Array(Type.Object({ id: Type.Integer(), path: Type.String() })),
});
export type EditableFile = Type.Static<typeof EditableFile>;

/** `POST /edit/check/`. */
export const CheckRequest = Type.Object({
  file: ContentFileName,
  path: TextPath,
  text: EditedText,
});
export type CheckRequest = Type.Static<typeof CheckRequest>;

/** What the gate says of a change, and how the language engine reads its Kazakh. */
export const CheckedChange = Type.Object({
  /** What stands there now. */
  old: Type.String(),
  /** What would stand there: space around it left out. */
  text: Type.String(),
  /** Of the file with the change; errors may stand in other files. The message is English, as authors see it. */
  problems: Type.Array(
    Type.Object({
      file: Type.String(),
      path: Type.String(),
      message: Type.String(),
      /** Of those that an editor may meet: its name and what fills its sentence in another language. */
      code: Type.Optional(Type.String()),
      values: Type.Optional(Type.Record(Type.String(), Type.String())),
      severity: Type.Enum(["error", "warning"]),
    }),
  ),
  /** Each Kazakh word of the text with the dictionary forms it may come from; none when nobody knows it. */
  words: Type.Array(Type.Object({ word: Type.String(), lemmas: Type.Array(Type.String()) })),
  /** Of a headword: the commonest forms that the engine makes of it. */
  forms: Type.Array(
    Type.Object({
      form: Type.String(),
      use: Type.Object({ en: Type.String(), ru: Type.String(), kz: Type.String() }),
    }),
  ),
});
export type CheckedChange = Type.Static<typeof CheckedChange>;

export const ProposalState = Type.Enum(["open", "approved", "refused", "withdrawn", "pulled"]);
export type ProposalState = Type.Static<typeof ProposalState>;

/** Which proposals are asked for: those of a state, or approved ones that are not served. */
export const ProposalFilter = Type.Enum([
  "open",
  "approved",
  "left_out",
  "refused",
  "withdrawn",
  "pulled",
]);
export type ProposalFilter = Type.Static<typeof ProposalFilter>;

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const params = Type.Object({ id });

/** `POST /edit/proposals/`. */
export const ProposalRequest = Type.Object({
  /** Made by the browser: sent twice, it is one proposal. */
  attempt: Type.String({ pattern: "^[\\w-]{8,64}$" }),
  file: ContentFileName,
  path: TextPath,
  /** The text that the editor saw, which the new one takes the place of. */
  old: EditedText,
  text: EditedText,
  /** Why it is better. */
  why: Type.String({ minLength: 1, maxLength: 500 }),
  /** The report of a mistake that this mends. */
  report: Type.Optional(id),
});
export type ProposalRequest = Type.Static<typeof ProposalRequest>;

const Person = Type.Union([
  Type.Object({ id: Type.Integer(), username: Type.String() }),
  Type.Null(),
]);

/** A change of the course that somebody proposes. */
export const Proposal = Type.Object({
  id: Type.Integer(),
  file: Type.String(),
  path: Type.String(),
  old: Type.String(),
  text: Type.String(),
  why: Type.String(),
  report: Type.Union([Type.Integer(), Type.Null()]),
  state: ProposalState,
  /** Null: the account is gone. */
  by: Person,
  /** ISO 8601 instant. */
  created_at: Type.String(),
  /** Who approved, refused or withdrew it. */
  decided_by: Person,
  decided_at: Type.Union([Type.String(), Type.Null()]),
  /** What whoever decided says to the author. */
  answer: Type.String(),
  /** Whether this server gives the change to whoever asks for the course. */
  served: Type.Boolean(),
  /**
   * Why an approved change is not served: another text stands there by now, the course would have faults with
   * it, or its file is gone or has faults as it stands. Null for one that is, that soon will be, or that nobody
   * approved.
   */
  left_out: Type.Union([Type.Enum(["moved_on", "faulty", "no_file"]), Type.Null()]),
});
export type Proposal = Type.Static<typeof Proposal>;

export const ProposalsPage = Type.Object({
  proposals: Type.Array(Proposal),
  /** `before` of the next page; null at the end. */
  next: Type.Union([Type.Integer(), Type.Null()]),
  /** Why approved changes are not served: the course does not stand with them, and the one before is kept. */
  not_served: Type.Union([Type.String(), Type.Null()]),
  /** How many approved changes this server leaves out of the course. */
  left_out: Type.Integer(),
});
export type ProposalsPage = Type.Static<typeof ProposalsPage>;

/** `POST /edit/proposals/{id}/decision/`. */
export const ProposalDecision = Type.Object({
  decision: Type.Enum(["approve", "refuse"]),
  answer: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ProposalDecision = Type.Static<typeof ProposalDecision>;

export const editingEndpoints = {
  find: endpoint({
    method: "GET",
    path: "/edit/files/",
    tag: "Editing",
    summary: "Texts of the course that hold these words",
    access: "required",
    act: "see the course's files",
    query: Type.Object({ text: Type.String({ minLength: 2, maxLength: 100 }) }),
    response: FoundTexts,
  }),
  file: endpoint({
    method: "GET",
    path: "/edit/file/",
    tag: "Editing",
    summary: "A content file: its texts that may be changed",
    access: "required",
    act: "see the course's files",
    query: Type.Object({ file: ContentFileName }),
    response: EditableFile,
  }),
  check: endpoint({
    method: "POST",
    path: "/edit/check/",
    tag: "Editing",
    summary: "What the content gate says of a change",
    description: "Changes nothing. The whole gate runs again before a release.",
    access: "required",
    act: "see the course's files",
    body: CheckRequest,
    response: CheckedChange,
  }),
  propose: endpoint({
    method: "POST",
    path: "/edit/proposals/",
    tag: "Editing",
    summary: "Propose a change of one text",
    description:
      "Refused when the gate finds an error (400), or another text stands there by now (409).",
    access: "required",
    act: "propose a change",
    body: ProposalRequest,
    response: Proposal,
  }),
  list: endpoint({
    method: "GET",
    path: "/edit/proposals/",
    tag: "Editing",
    summary: "Proposed changes",
    description: "A page of 30, the newest first.",
    access: "required",
    act: "see the course's files",
    query: Type.Object({
      state: Type.Optional(ProposalFilter),
      before: Type.Optional(id),
    }),
    response: ProposalsPage,
  }),
  decide: endpoint({
    method: "POST",
    path: "/edit/proposals/{id}/decision/",
    tag: "Editing",
    summary: "Approve or refuse another's change",
    description:
      "Never one's own. An approved change closes the report it mends; 409 when another text stands there by now.",
    access: "required",
    act: "decide on a change",
    params,
    body: ProposalDecision,
    response: Proposal,
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/edit/proposals/{id}/withdrawal/",
    tag: "Editing",
    summary: "Take back one's own proposal that waits",
    access: "required",
    act: "propose a change",
    params,
    response: Proposal,
  }),
};
