import { blocks, holdsBlocks, looseRuns, unwrap, wrapNodes } from './dom.ts'

const formats = 'a, b, strong, i, em, u, s, code, sub, sup, small, mark, ins, del'

/** Formats and links that are around whole blocks go into each of these, where they can be seen and changed. */
export function formatsIntoBlocks(body: HTMLElement): void {
  // From within, so that what is further out goes around it.
  for (const format of Array.from(body.querySelectorAll(formats)).reverse()) {
    if (!format.querySelector(blocks)) continue
    spread(format, format)
    unwrap(format)
  }
}

function spread(parent: Element, format: Element): void {
  const runs = looseRuns(parent)
  for (const child of Array.from(parent.childNodes)) if (holdsBlocks(child)) spread(child, format)
  for (const run of runs) wrapNodes(run, format.cloneNode(false) as Element)
}
