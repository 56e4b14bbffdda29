/**
 * The HTML that a block, or a whole document, came from or was last written as. Nodes never change, only give way to
 * new ones: so a block that nobody touched is written exactly as it was read, and only what changed is written again.
 */
export const knownHtml = new WeakMap<object, string>()
