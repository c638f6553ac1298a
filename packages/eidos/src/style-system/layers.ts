/** The stacking order of elements above the page, as `z-index`. */
export const layers = {
  mobileStepper: 1000,
  fab: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;
