let isTold = false;

/** Where a part could not be had and says so itself, with a way to try again: nobody else needs to. */
export function tellByItself(): void {
  isTold = true;
}

/** Whether the part that was lost last has said so; asked once. */
export function wasToldByItself(): boolean {
  const was = isTold;
  isTold = false;
  return was;
}
