/**
 * Lucide's icons that point along a line, or show how lines begin: where text runs from right to left they are mirrored.
 * An arrow that shows a side that does not change, as those of alignment, is none of them, nor what has digits.
 */
export const pointingIcons: readonly string[] = [
  ...['arrow-left', 'arrow-right', 'arrow-up-right', 'chevron-left', 'chevron-right', 'chevron-first', 'chevron-last'],
  ...['between-vertical-end', 'between-vertical-start', 'between-horizontal-end', 'between-horizontal-start'],
  ...['external-link', 'file-symlink', 'folder-input', 'log-in', 'log-out', 'panel-left', 'panel-left-close'],
  ...['panel-left-open', 'list', 'list-checks', 'list-indent-decrease', 'list-indent-increase'],
  ...['list-plus', 'list-tree', 'redo-2', 'reply', 'send', 'undo-2'],
]

const selector = pointingIcons.map((name) => `.lucide-${name}`).join()

/** Adds to whatever turns them: a `scale` of its own. The pictures' viewer turns its arrows by itself. */
export const mirroredIcons = `@layer base{:is(${selector}):not(.yarl__icon):dir(rtl){scale:-1 1}}`
