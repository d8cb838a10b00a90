/** An account at a provider, as its owner sees it. */
export interface Identity {
  provider: string;
  /** What the provider called its owner when it was linked. */
  name: string;
  linkedAt: string;
}
