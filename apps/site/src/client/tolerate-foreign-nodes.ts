/**
 * Has a document survive it when something else has moved or replaced a node that React drew, as browsers do that
 * translate a page (https://github.com/facebook/react/issues/11538): to remove such a node, or to insert another one in
 * front of it, throws, and the page with all that was typed would be lost. Nothing changes for what does not throw.
 */
export function tolerateForeignNodes(): void {
  const { prototype } = Node
  if (prototype.removeChild === removeChild) return
  // called with the node that is meant, below
  originals.removeChild = Reflect.get(prototype, 'removeChild') as Node['removeChild']
  originals.insertBefore = Reflect.get(prototype, 'insertBefore') as Node['insertBefore']
  prototype.removeChild = removeChild
  prototype.insertBefore = insertBefore
}

const originals: Partial<Pick<Node, 'removeChild' | 'insertBefore'>> = {}

/** What was moved is removed from where it is now; what is gone stays so. */
function removeChild<Child extends Node>(this: Node, child: Child): Child {
  const parent = child.parentNode
  if (parent === null) return child
  const isWrapped = parent !== this && this.contains(child)
  originals.removeChild?.call(isWrapped ? parent : this, child)
  return child
}

/** In front of what the other node is in now, or at the end where it is gone. */
function insertBefore<Added extends Node>(this: Node, added: Added, before: Node | null): Added {
  let place = before
  while (place !== null && place.parentNode !== this) place = place.parentNode
  originals.insertBefore?.call(this, added, place)
  return added
}
