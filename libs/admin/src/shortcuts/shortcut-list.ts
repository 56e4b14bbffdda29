/** What keys do, and where; `keys` are ways to do it, such as `mod+k`. */
export interface Shortcut {
  keys: readonly string[]
  does: string
}

export interface ShortcutPlace {
  place: string
  shortcuts: readonly Shortcut[]
}

const one = (keys: string, does: string): Shortcut => ({ keys: [keys], does })

/** Every shortcut of the site, by the place where it works. */
export const shortcutPlaces: readonly ShortcutPlace[] = [
  {
    place: 'On every page',
    shortcuts: [
      one('mod+k', 'Search for screens, pages, people, files and actions'),
      one('?', 'Show this list'),
      one('Tab', 'From the top of a page: skip to the content'),
      one('Esc', 'Close a menu, a dialog or a tooltip'),
    ],
  },
  { place: 'In editors and forms that are saved', shortcuts: [one('mod+s', 'Save')] },
  {
    place: 'In texts',
    shortcuts: [
      one('mod+k', 'Link'),
      one('mod+b', 'Bold'),
      one('mod+i', 'Italic'),
      one('mod+u', 'Underline'),
      one('mod+shift+x', 'Strikethrough'),
      one('mod+e', 'Code'),
      one('mod+,', 'Subscript'),
      one('mod+.', 'Superscript'),
      one('mod+\\', 'Clear formatting'),
      one('mod+alt+0', 'Paragraph'),
      ...[1, 2, 3, 4, 5, 6].map((level) => one(`mod+alt+${level}`, `Heading ${level}`)),
      one('mod+alt+7', 'Code block'),
      one('mod+shift+9', 'Quote'),
      one('mod+shift+8', 'Bulleted list'),
      one('mod+shift+7', 'Numbered list'),
      one('Tab', 'Indent item'),
      one('shift+Tab', 'Outdent item'),
      one('mod+shift+l', 'Align left'),
      one('mod+shift+e', 'Align centre'),
      one('mod+shift+r', 'Align right'),
      one('mod+shift+j', 'Justify'),
      one('shift+Enter', 'New line in the same paragraph'),
      one('mod+Enter', 'New paragraph below a table, list or quote'),
      one('mod+z', 'Undo'),
      { keys: ['mod+shift+z', 'mod+y'], does: 'Redo' },
    ],
  },
  {
    place: 'In menus and trees',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Previous or next entry' },
      { keys: ['←', '→'], does: 'Close or open what is below an entry of a tree' },
      one('Space', 'Menu Editor, on the handle of an item: pick up and put down; arrows move it'),
    ],
  },
  { place: 'In the image preview', shortcuts: [{ keys: ['←', '→'], does: 'Previous or next image' }] },
]
