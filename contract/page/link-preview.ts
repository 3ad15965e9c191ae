/** Pixels of a link preview: the shape that all messengers show whole. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const;
