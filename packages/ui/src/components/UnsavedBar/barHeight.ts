/** How high the bar in sight is, on the root element, for what must not lie over it: toasts. */
export const barHeight = '--somo-unsaved-bar'
