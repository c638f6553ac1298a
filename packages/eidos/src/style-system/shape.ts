/** Radius of corners in px. */
export const radius = 4;
