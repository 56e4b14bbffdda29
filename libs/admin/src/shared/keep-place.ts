/**
 * Remembers where in a table the focus is.
 *
 * @param instead the label of the button that will do in a row without one of the same name; none by default.
 * @returns what gives the focus on when it got lost: to where it was, if that is still there; else to the button of the same
 * name in the row that is there now, or the nearest one that has it; to `fallback` where there is none.
 */
export function keepPlace(fallback: () => HTMLElement | null, instead?: string): () => void {
  const button = document.activeElement
  const row = button?.closest('tr')
  const body = row?.closest('tbody')
  const index = row && body ? [...body.rows].indexOf(row) : 0
  const labels = [button?.getAttribute('aria-label'), instead]
  return () => {
    if (document.activeElement !== document.body) return
    if (button instanceof HTMLElement && button.isConnected && !button.matches(':disabled')) {
      button.focus()
      return
    }
    const rows = body?.isConnected ? [...body.rows] : []
    const nearest = [...rows.slice(index), ...rows.slice(0, index).toReversed()]
    const buttons = nearest.flatMap((one) => {
      const enabled = [...one.querySelectorAll<HTMLButtonElement>('button:enabled')]
      return labels.flatMap((label) => enabled.filter((each) => each.getAttribute('aria-label') === label))
    })
    ;(buttons[0] ?? fallback())?.focus()
  }
}
