/**
 * Remembers where in a table the focus is.
 *
 * @returns what gives the focus back, after rows may have come or gone: to the same button, or one named 'Edit account',
 * of the row that now stands there; to `fallback` where there is no such row.
 */
export function keepPlace(fallback: () => HTMLElement | null): () => void {
  const button = document.activeElement
  const row = button?.closest('tr')
  const body = row?.closest('tbody')
  const index = row && body ? [...body.rows].indexOf(row) : 0
  const labels = [button?.getAttribute('aria-label'), 'Edit account']
  return () => {
    const rows = body?.isConnected ? [...body.rows] : []
    const there = rows[Math.min(index, rows.length - 1)]
    const buttons = [...(there?.querySelectorAll('button') ?? [])]
    const next = labels.flatMap((label) => buttons.filter((one) => one.getAttribute('aria-label') === label))[0]
    ;(next ?? fallback())?.focus()
  }
}
