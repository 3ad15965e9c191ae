/** What went wrong, in words; all empty is what we promise. */
export interface Verdict {
  lost: string[];
  doubled: string[];
  outOfOrder: string[];
  wrongName: string[];
}
