/** Reserved height of the row of cooked dishes with its heading before it loads. */
export const COOKED_DISHES_HEIGHT = '14rem';
