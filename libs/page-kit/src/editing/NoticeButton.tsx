import type { ComponentProps } from 'react'
import styles from './NoticeButton.module.css'

/** A button of a notice between the bar and the page, in words. */
export function NoticeButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.button} {...props} />
}
