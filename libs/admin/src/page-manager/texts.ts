import type { ExampleContent, ListedPage } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import { texts } from './messages.ts'

/** @param isFinal true where they cannot be brought back. */
export function deleteManyQuestion(count: number, isFinal: boolean): string {
  if (count === 1) return texts.deleteQuestion()
  return isFinal ? texts.deleteManyForGood({ count }) : texts.deleteMany({ count })
}

/** What deleting these pages means for the site's own address and the main menu, before `more` that there is to say; undefined for neither. */
export function withPlaceNotes(
  pages: readonly Pick<ListedPage, 'name' | 'menu' | 'start'>[],
  more: string | undefined,
): string | undefined {
  const start = pages.find((page) => page.start)
  const count = pages.filter(({ menu }) => menu).length
  const inMenu = pages.length === 1 ? texts.oneInMenu() : texts.someInMenu({ count })
  const notes = [start && texts.isStart({ title: shownTitle(start.name) }), count > 0 && inMenu, more]
  return notes.filter(Boolean).join(' ') || undefined
}

/** Names what goes and what stays. */
export function exampleQuestion(example: ExampleContent): string {
  const { pages, menuItems, files, settings, footer, kept, inUse } = example
  const named = (message: (values: { names: string }) => string, names: readonly string[]) =>
    names.length > 0 && message({ names: [...new Set(names)].join(', ') })
  const goes = [
    named(texts.examplePages, pages),
    named(texts.exampleItems, menuItems),
    named(texts.exampleFiles, files),
    named(texts.exampleSettings, settings),
    footer && texts.exampleFooter(),
  ]
  const stays = [
    named(texts.exampleKept, kept),
    named(
      texts.exampleInUse,
      inUse.map((one) => texts.exampleUsed(one)),
    ),
    inUse.some(({ use }) => use === 'start') && texts.exampleStart(),
    texts.exampleLook(),
  ]
  const parts = [[texts.exampleQuestion()], goes, stays]
  return parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')
}
