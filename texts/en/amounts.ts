/** An amount too small for measuring spoons. */
export const pinch = 'a pinch';

export const sum = (large: string, small: string) => `${large} plus ${small}`;
