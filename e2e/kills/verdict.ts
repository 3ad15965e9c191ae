/** The result for the acknowledged writes. */
export interface Verdict {
  lost: string[];
  doubled: string[];
  wrongName: string[];
  /** Wrong sums, rows without a file, and answers that the server promises never to give. */
  broken: string[];
}
