/** A day in the browser's time zone, such as '8 Mar 2026' (Q52). @param moment epoch seconds. */
export function shownDay(moment: number): string {
  return new Date(moment * 1000).toLocaleDateString('en-nz', { dateStyle: 'medium' })
}

/** A day and its time in the browser's time zone; 'never' for 0 (Q52). @param moment epoch seconds. */
export function shownLogin(moment: number): string {
  if (moment === 0) return 'never'
  return new Date(moment * 1000).toLocaleString('en-nz', { dateStyle: 'medium', timeStyle: 'short' })
}
