import { useRef, type HTMLAttributes, type MouseEvent, type ReactNode, type RefObject } from 'react'
import styles from './EditingBar.module.css'
import { StickyBar } from './StickyBar.tsx'

export interface EditingBarProps extends HTMLAttributes<HTMLDivElement> {
  ref?: RefObject<HTMLDivElement | null>
  /** How the page stands, at the left. */
  state?: ReactNode
  /** Buttons, at the right. */
  children: ReactNode
}

/** The bar above a page that is or can be edited: the same before the code for editing is there, so that nothing moves. */
export function EditingBar({ ref, state, children, ...props }: EditingBarProps) {
  const onClickCapture = useOneButtonADoubleClick()
  return (
    <StickyBar {...(ref ? { ref } : {})} className={styles.bar} role="group" {...{ onClickCapture }} {...props}>
      {state && <div className={styles.state}>{state}</div>}
      <div className={styles.buttons}>{children}</div>
    </StickyBar>
  )
}

/** A double click is for the button that it began with: another one that has come into its place is not pressed by it. */
function useOneButtonADoubleClick() {
  const first = useRef<string | null>(undefined)
  return (event: MouseEvent<HTMLElement>) => {
    const name = (event.target as Element).closest('button')?.ariaLabel
    if (event.detail < 2) first.current = name
    else if (name !== first.current) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
