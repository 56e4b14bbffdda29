import { vi } from 'vitest'

const height = 40
const width = 200

/** Gives the rows of the folder tree places one below the other, as jsdom lays nothing out; all else is at 500, 500. */
export function layOutFolders() {
  const rows = () => [...document.querySelectorAll('[role=treeitem]')]
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = rows().indexOf(this)
    return index < 0 ? new DOMRect(500, 500, 20, 20) : new DOMRect(0, index * height, width, height)
  })
  return {
    middleOf(folder: string) {
      const index = rows().findIndex((row) => row.getAttribute('aria-label') === folder)
      return { x: width / 2, y: index * height + height / 2 }
    },
  }
}
