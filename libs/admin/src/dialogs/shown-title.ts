import { texts } from './messages.ts'

/** A title as lists and dialogs show it, also where there is none. */
export function shownTitle(title: string): string {
  return title.trim() === '' ? texts.noTitle() : title
}
