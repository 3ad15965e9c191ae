/** Of the row of cooked dishes with its heading, before it is there. */
export const COOKED_DISHES_HEIGHT = '14rem';
