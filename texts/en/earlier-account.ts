/** Writes of an account that the server no longer knows. */
export const items = (count: number) =>
  `${count} ${count === 1 ? 'item' : 'items'} from an earlier account`;
export const cannotBeSent = 'That account no longer exists, so none of this can be sent.';
export const deleteQuestion = 'Delete what was never sent?';
export const deleteLoss = 'It is only on this device and cannot be recovered.';
