import styles from './TooltipBubble.module.css'

/** The class of the element that shows a tooltip's text. */
export const bubbleClass: string = styles['bubble'] ?? ''
