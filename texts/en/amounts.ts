/** Less than can be measured with a spoon. */
export const pinch = 'a pinch';

/** Two measures of one amount. */
export const sum = (large: string, small: string) => `${large} plus ${small}`;
