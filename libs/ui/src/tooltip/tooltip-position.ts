export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const gap = 6
const margin = 8

/** Where a tip stands: centred below its anchor, above where there is no room below, never outside the window (px). */
export function tooltipPosition(anchor: Box, tip: Pick<Box, 'width' | 'height'>, view: Pick<Box, 'width' | 'height'>) {
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - tip.height
  const fitsBelow = below + tip.height + margin <= view.height
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  return {
    left: Math.max(margin, Math.min(centred, view.width - margin - tip.width)),
    top: fitsBelow || above < margin ? below : above,
  }
}
