/** Less than can be measured with a spoon. */
export const pinch = 'a pinch';

/** An amount in two measures. */
export const sum = (large: string, small: string) => `${large} plus ${small}`;
