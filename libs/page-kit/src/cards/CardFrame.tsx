import type { HTMLAttributes, Ref } from 'react'
import styles from './CardFrame.module.css'

/** A plain element, and its looks besides those of the cards. */
export interface CardFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * The looks of cards, for what is in it: `[data-card]` with `[data-header]` and `[data-body]`, as `CardList` makes them, and
 * buttons with a word on them, as `[data-plain]`. `CardEditor` has it already.
 */
export function CardFrame({ className, ...props }: CardFrameProps) {
  return <div {...props} className={className === undefined ? styles.cards : `${styles.cards} ${className}`} />
}
