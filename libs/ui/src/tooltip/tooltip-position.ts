/** A place and a size, in CSS pixels of the window. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const gap = 6
const margin = 8

type Size = Pick<Box, 'width' | 'height'>

export interface TooltipSpace {
  tip: Size
  view: Size
  /** How much of what can be pressed a tip there would cover. */
  covers?: (box: Box) => number
}

/**
 * Where a tip stands (px): centred below its anchor, above where there is no room below or where it covers less of what
 * can be pressed there, beside it where that covers nothing; never outside the window.
 */
export function tooltipPosition(anchor: Box, { tip, view, covers = () => 0 }: TooltipSpace): Pick<Box, 'left' | 'top'> {
  const within = (left: number) => Math.max(margin, Math.min(left, view.width - margin - tip.width))
  const centred = within(anchor.left + anchor.width / 2 - tip.width / 2)
  const middle = anchor.top + anchor.height / 2 - tip.height / 2
  const below = { left: centred, top: anchor.top + anchor.height + gap }
  const places = [
    below,
    { left: centred, top: anchor.top - gap - tip.height },
    { left: anchor.left - gap - tip.width, top: middle },
    { left: anchor.left + anchor.width + gap, top: middle },
  ]
  const fits = ({ left, top }: Pick<Box, 'left' | 'top'>) =>
    left >= margin &&
    left + tip.width + margin <= view.width &&
    top >= margin &&
    top + tip.height + margin <= view.height
  const rated = places
    .filter(fits)
    .map((place) => ({ place, covered: covers({ ...place, width: tip.width, height: tip.height }) }))
  const least = Math.min(...rated.map(({ covered }) => covered))
  return rated.find(({ covered }) => covered === least)?.place ?? below
}
