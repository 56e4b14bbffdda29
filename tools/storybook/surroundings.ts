import { finishedLooks, type FinishedLook, type Look } from '@sitewright/theme'
import { applyLook } from '@sitewright/theme/apply-look'

/** What the toolbar chooses, and a story may pin: names of `globalTypes` in preview.tsx. */
export interface Surroundings {
  theme?: string
  look?: string
  direction?: string
  viewport?: { value?: string }
}

export const [builtIn] = finishedLooks

/** The look of a name; the one that the site comes with for any other. */
export function chosenLook({ look }: Surroundings): FinishedLook | undefined {
  return finishedLooks.find(({ name }) => name === look) ?? builtIn
}

/** What `color-scheme` is to be. A look that is always light or dark decides it. */
export function colorScheme({ theme }: Surroundings, look: Look | undefined): string {
  if (look && look.scheme !== 'visitor') return look.scheme
  return theme === 'system' ? 'light dark' : (theme ?? 'light')
}

/** The name of the look that the document has; the style sheets have the one that the site comes with. */
let applied = builtIn?.name

/** Gives the document the look and the colours of the surroundings: our colours follow `color-scheme`. */
export function dressDocument(surroundings: Surroundings): void {
  const finished = chosenLook(surroundings)
  if (finished && finished.name !== applied) applyLook(finished.look)
  applied = finished?.name
  document.documentElement.style.colorScheme = colorScheme(surroundings, finished?.look)
}
