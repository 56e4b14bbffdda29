import { canonicalLanguage, directionOf } from '@sitewright/messages'

/** Word processors say of each run what their spelling is checked in, which often is not what it is written in. */
const office =
  '[class*=Mso], [style*="mso-"], .TextRun, meta[name=Generator i][content*=Word], meta[content*=LibreOffice]'

const sayingSo = '[lang]'

/**
 * Leaves `lang` where it says that a part is in another language than what is around it, with its direction.
 *
 * @param pasted - the document of what was copied, still as it came.
 * @param around - the language of where it is pasted, if that is known.
 */
export function textLanguages(pasted: Document, around: string | undefined): void {
  const { body, documentElement } = pasted
  const isOffice = pasted.querySelector(office) !== null
  const base = body.lang || documentElement.lang || around
  for (const element of body.querySelectorAll<HTMLElement>(sayingSo)) {
    const language = isOffice ? undefined : canonicalLanguage(element.lang)
    const outer = element.parentElement?.closest<HTMLElement>(`body ${sayingSo}`)?.lang ?? base
    if (language === undefined || isSame(language, outer)) {
      element.removeAttribute('lang')
    } else {
      element.lang = language
      element.dir = directionOf(language)
    }
  }
}

/** Varieties of a language are spoken alike as far as a text is concerned. */
const isSame = (language: string, outer: string | undefined) =>
  outer !== undefined && language.split('-')[0] === outer.toLowerCase().split('-')[0]

/** The languages of an element that goes, for what takes its place; what says one of its own keeps it. */
export function handLanguageOn(from: Element, to: Element): void {
  if (!from.hasAttribute('lang') || to.hasAttribute('lang')) return
  for (const name of ['lang', 'dir']) to.setAttribute(name, from.getAttribute(name) ?? '')
}
