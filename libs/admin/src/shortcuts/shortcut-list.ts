import { texts } from './messages.ts'

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
export const shortcutPlaces = (): readonly ShortcutPlace[] => [
  {
    place: texts.everywhere(),
    shortcuts: [
      one('mod+k', texts.search()),
      one('?', texts.list()),
      one('Tab', texts.skip()),
      one('Esc', texts.close()),
    ],
  },
  { place: texts.inForms(), shortcuts: [one('mod+s', texts.save())] },
  {
    place: texts.inTexts(),
    shortcuts: [
      one('mod+k', texts.link()),
      one('mod+b', texts.bold()),
      one('mod+i', texts.italic()),
      one('mod+u', texts.underline()),
      one('mod+shift+x', texts.strikethrough()),
      one('mod+e', texts.code()),
      one('mod+,', texts.subscript()),
      one('mod+.', texts.superscript()),
      one('mod+\\', texts.clear()),
      one('mod+alt+0', texts.paragraph()),
      ...[1, 2, 3, 4, 5, 6].map((level) => one(`mod+alt+${level}`, texts.heading({ level }))),
      one('mod+alt+7', texts.codeBlock()),
      one('mod+shift+9', texts.quote()),
      one('mod+shift+8', texts.bullets()),
      one('mod+shift+7', texts.numbers()),
      one('Tab', texts.indent()),
      one('shift+Tab', texts.outdent()),
      one('mod+shift+l', texts.alignLeft()),
      one('mod+shift+e', texts.alignCentre()),
      one('mod+shift+r', texts.alignRight()),
      one('mod+shift+j', texts.justify()),
      one('shift+Enter', texts.newLine()),
      one('mod+Enter', texts.newParagraph()),
      one('mod+z', texts.undo()),
      { keys: ['mod+shift+z', 'mod+y'], does: texts.redo() },
    ],
  },
  {
    place: texts.inMenus(),
    shortcuts: [
      { keys: ['↑', '↓'], does: texts.entry() },
      { keys: ['←', '→'], does: texts.branch() },
      one('Space', texts.drag()),
    ],
  },
  { place: texts.inImages(), shortcuts: [{ keys: ['←', '→'], does: texts.image() }] },
]
