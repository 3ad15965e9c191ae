/** The writes that the server acknowledged, and how often it gave each answer. */
export class Ledger {
  readonly posts = new Map<string, Acknowledged>();
  readonly comments = new Map<string, Acknowledged>();
  /** True if liked in the end, by `<member> <post>`. */
  readonly likes = new Map<string, boolean>();
  /** True if saved in the end, by `<member> <recipe>`. */
  readonly saved = new Map<string, boolean>();
  /** The uploads by id, each with the index of its picture. */
  readonly uploads = new Map<string, Acknowledged & { picture: number }>();
  readonly answers = new Map<string, number>();
  /** Answers that the server promises never to give. */
  readonly broken: string[] = [];
  acknowledged = 0;
  replayed = 0;

  count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  get answersInWords(): string {
    const sorted = [...this.answers].toSorted(([, a], [, b]) => b - a);
    return sorted.map(([answer, times]) => `${times} × ${answer}`).join(', ');
  }
}

export interface Acknowledged {
  id: string;
  /** The id of the member. */
  by: string;
  text: string;
}
