/** What became of the acknowledged writes. */
export interface Verdict {
  lost: string[];
  doubled: string[];
  wrongName: string[];
  /** Sums that do not add up, rows without a file, answers that the server promises never to give. */
  broken: string[];
}
