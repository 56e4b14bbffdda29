import type { ExampleContent, ListedPage } from '@sitewright/api-client'
import { formatNumber } from '@sitewright/ui'

/** The alert after a page could not be created, nor an edited one saved (PAGE-033, PAGE-034). */
export const saveFailure = 'Failed to create page, see browser log for more information'

export const deleteQuestion =
  'Are you sure you want to delete this page?  Any links to this page will no longer work.  This cannot be undone'

export const deleteSuccess = 'Page was successfully deleted'

export const deleteFailure = 'An error occurred trying to delete the page.  Check your browser log for more details.'

export const publishFailure = 'The pages could not be changed, see browser log for more information'

export const restrictFailure = 'Failed to save permission settings, see browser log for more information'

export function countedPages(count: number): string {
  return count === 1 ? '1 page' : `${formatNumber(count)} pages`
}

/** @param isFinal true where they cannot be brought back. */
export function deleteManyQuestion(count: number, isFinal: boolean): string {
  if (count === 1) return deleteQuestion
  const question = `Are you sure you want to delete these ${formatNumber(count)} pages?  Any links to these pages will no longer work.`
  return isFinal ? `${question}  This cannot be undone` : question
}

/** What deleting these pages means for the main menu, before `more` that there is to say; undefined for neither. */
export function withMenuNote(pages: readonly Pick<ListedPage, 'menu'>[], more: string | undefined): string | undefined {
  const count = pages.filter(({ menu }) => menu).length
  if (count === 0) return more
  const which = pages.length === 1 ? 'It is' : count === 1 ? 'One of them is' : `${formatNumber(count)} of them are`
  return [`${which} in the main menu, which will not lead there any more.`, more].filter(Boolean).join(' ')
}

export const menuFailure = 'The page was created, but could not be added to the menu'

export const replaceFailure = 'Failed to replace page, see browser log for more information'

export const exampleSuccess = 'The example content was removed'

export const exampleFailure = 'The example content could not be removed'

/** Names what goes and what stays. */
export function exampleQuestion({ pages, menuItems, files, settings, kept }: ExampleContent): string {
  const named = (what: string, names: readonly string[]) =>
    names.length > 0 && `${what}: ${[...new Set(names)].join(', ')}`
  const goes = [
    named('Pages', pages),
    named('Menu items', menuItems),
    named('Files', files),
    named('Settings', settings),
  ]
  const stays = [
    named('You have changed or need this, so it stays', kept),
    'The look of the site stays, without the address that the example has below its pages.',
  ]
  const parts = [['Do you want to remove the example content?'], goes, stays]
  return parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')
}
