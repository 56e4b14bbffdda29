import { hasText, htmlWithin, unwrap } from './dom.ts'

/** As Word writes a style, and as browsers write it again. */
const styled = (name: string, value: string) => `[style*="${name}:${value}" i], [style*="${name}: ${value}" i]`

/** The comments themselves, which Word puts after the text; some browsers leave no style of them, only classes and ids. */
const comments = `${styled('mso-element', 'comment')}, div.msocomtxt, div[id^="_com_"], hr.msocomoff`

/** The signs in the text that lead to a comment, and those in a comment that lead back. */
const signs = `a.msocomanchor, a[href*="#_msocom"], a[href*="#_msoanchor"], ${styled('mso-special-character', 'comment')}`

const fromWord = '[class*="Mso" i], [style*="mso-" i]'

/**
 * Takes away what was never meant for readers: Word's comments, and what tracked changes took out of the text. Pasted is
 * the text as if the changes were accepted, without who made them and when. What is only styled as a comment stays.
 */
export function dropPrivateRemarks(body: HTMLElement): void {
  const each = (selector: string) => Array.from(body.querySelectorAll(selector))
  const isWords = body.querySelector(fromWord) !== null
  each(comments).forEach((element) => element.remove())
  for (const reference of each('.MsoCommentReference'))
    if (reference.querySelector(signs) || !hasText(reference)) reference.remove()
  each(signs).forEach((element) => element.remove())
  each('.msoDel, .MsoDel').forEach((element) => element.remove())
  each('.msoIns, .MsoIns').forEach(unwrap)
  for (const change of each('del, ins')) {
    if (!isTracked(change, isWords)) forgetWho(change)
    else if (change.matches('del')) change.remove()
    else unwrap(change)
  }
}

/** A page shows what it once said as deleted; a change that names a person and no page is a program's note of it. */
function isTracked(change: Element, isWords: boolean): boolean {
  const cite = change.getAttribute('cite')
  if (cite !== null && !/^(?:https?:|[/.?#])/i.test(cite.trim())) return true
  return isWords && change.hasAttribute('datetime')
}

function forgetWho(change: Element): void {
  change.removeAttribute('cite')
  change.removeAttribute('datetime')
}

/** HTML without them, for where nothing else tidies it. */
export function withoutPrivateRemarks(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropPrivateRemarks(body)
  return htmlWithin(body)
}
