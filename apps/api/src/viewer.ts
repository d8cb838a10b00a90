/** Who makes a request, as the access token says. */
export interface Viewer {
  accountId: number;
  /** The session family the token belongs to. */
  familyId: string;
}
