/** Pixels of a link preview. All messengers show this shape uncropped. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const;
