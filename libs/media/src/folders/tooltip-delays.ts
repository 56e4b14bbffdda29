/** Milliseconds until the tooltips of a folder's row show (CONST-004, CONST-005). */
export const folderTooltipDelays = { icon: 600, arrow: 1500 }
