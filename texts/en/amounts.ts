/** Less than can be measured with a spoon. */
export const pinch = 'a pinch';
