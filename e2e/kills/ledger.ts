/** What the server has acknowledged, and how often it gave each answer. */
export class Ledger {
  readonly posts = new Map<string, Acknowledged>();
  readonly comments = new Map<string, Acknowledged>();
  /** `<member> <post>` and whether it is liked in the end. */
  readonly likes = new Map<string, boolean>();
  /** `<member> <recipe>` and whether it is saved in the end. */
  readonly saved = new Map<string, boolean>();
  /** Id of an upload, and which of the pictures it shows. */
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
  /** The member's id. */
  by: string;
  text: string;
}
