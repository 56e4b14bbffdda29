/**
 * Numbers the entries that the browser itself adds to the history when a link leads to an anchor of the same page. The
 * router knows by these numbers which way 'back' leads, and so how to undo it; it gives them to its own entries only.
 * To be called before the router is made, whose listener has to find the number there.
 *
 * @returns what ends it.
 */
export function numberJumps(): () => void {
  let before: { address: string; idx: number } | undefined

  function handleClick({ target }: MouseEvent) {
    const idx: unknown = (window.history.state as { idx?: unknown } | null)?.idx
    const leads = target instanceof Element && target.closest('a[href*="#"]') !== null
    before = leads && typeof idx === 'number' ? { address: window.location.href, idx } : undefined
  }

  function handleMove() {
    if (before && !window.history.state && isJump(before.address, window.location.href)) {
      const key = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)
      window.history.replaceState({ usr: null, key, idx: before.idx + 1 }, '')
    }
    before = undefined
  }

  window.addEventListener('click', handleClick, true)
  window.addEventListener('popstate', handleMove, true)
  return () => {
    window.removeEventListener('click', handleClick, true)
    window.removeEventListener('popstate', handleMove, true)
  }
}

function isJump(from: string, to: string): boolean {
  return from !== to && from.split('#')[0] === to.split('#')[0]
}
