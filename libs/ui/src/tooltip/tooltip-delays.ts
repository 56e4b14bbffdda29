/** Milliseconds until a tooltip shows and hides, unless a place asks for others (specification A§9). */
export const tooltipDelays = { show: 500, hide: 0, touchHide: 1500 }
