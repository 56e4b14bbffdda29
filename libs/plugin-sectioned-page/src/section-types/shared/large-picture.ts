import type { MouseEvent } from 'react'

/** Px of a picture that is opened without the viewer; a smaller one stays as it is. */
export const largePicture = 1920

/** A click on a link that is the browser's own business: another tab, another window, a download. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
