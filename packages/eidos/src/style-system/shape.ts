/** The corner radius in px. */
export const radius = 4;
