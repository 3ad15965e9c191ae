/** Descriptions of all violations. Empty lists mean success. */
export interface Verdict {
  lost: string[];
  doubled: string[];
  outOfOrder: string[];
  wrongName: string[];
}
