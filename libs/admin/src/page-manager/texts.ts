import type { ExampleContent, ListedPage } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** @param isFinal true where they cannot be brought back. */
export function deleteManyQuestion(count: number, isFinal: boolean): string {
  if (count === 1) return texts.deleteQuestion()
  return isFinal ? texts.deleteManyForGood({ count }) : texts.deleteMany({ count })
}

/** What deleting these pages means for the main menu, before `more` that there is to say; undefined for neither. */
export function withMenuNote(pages: readonly Pick<ListedPage, 'menu'>[], more: string | undefined): string | undefined {
  const count = pages.filter(({ menu }) => menu).length
  if (count === 0) return more
  const note = pages.length === 1 ? texts.oneInMenu() : texts.someInMenu({ count })
  return [note, more].filter(Boolean).join(' ')
}

/** Names what goes and what stays. */
export function exampleQuestion({ pages, menuItems, files, settings, kept }: ExampleContent): string {
  const named = (message: (values: { names: string }) => string, names: readonly string[]) =>
    names.length > 0 && message({ names: [...new Set(names)].join(', ') })
  const goes = [
    named(texts.examplePages, pages),
    named(texts.exampleItems, menuItems),
    named(texts.exampleFiles, files),
    named(texts.exampleSettings, settings),
  ]
  const stays = [named(texts.exampleKept, kept), texts.exampleLook()]
  const parts = [[texts.exampleQuestion()], goes, stays]
  return parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')
}
