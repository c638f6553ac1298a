/** Radius of corners in px (specification §9). */
export const radius = 4;
