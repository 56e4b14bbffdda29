/** Milliseconds until the tooltips of a file's row show (CONST-006, CONST-007). */
export const tooltipDelay = { action: 600, name: 800 }
