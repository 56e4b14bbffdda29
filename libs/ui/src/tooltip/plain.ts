export { bubbleClass } from './bubble-class.ts'
export { tooltipDelays } from './tooltip-delays.ts'
export { type Box, tooltipPosition } from './tooltip-position.ts'
