/** Stands in for the copy of it that the text editor's library brings along: every browser of the baseline has its own. */
export const ResizeObserver = globalThis.ResizeObserver
