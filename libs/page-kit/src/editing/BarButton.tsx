import { IconButton, type IconButtonProps } from '@sitewright/ui'
import styles from './BarButton.module.css'

/** What a button in the bar of a page says and does. */
export interface BarButtonProps extends Omit<IconButtonProps, 'tone'> {
  /** `primary` stands out from all others. @default 'neutral' */
  tone?: IconButtonProps['tone'] | 'primary'
  /**
   * Where it shows words: beside its icon in all bars but those of phones (`always`), in wide ones (`room`), or in very
   * wide ones (`wide`), else below it. @default 'room'
   */
  words?: 'always' | 'room' | 'wide'
  /** Those of the label's words that it shows. @default all but what is plain from where the button is */
  short?: string | undefined
}

/** A button of the editing bar: an icon, and in words what it does. Its name and its tooltip are its whole label. */
export function BarButton({
  label,
  icon,
  words = 'room',
  short = firstWords(label),
  tone,
  className = '',
  ...button
}: BarButtonProps) {
  return (
    <IconButton
      label={label}
      className={`${styles.button} ${className}`}
      data-words={words}
      {...(tone === 'primary' ? { 'data-primary': '' } : { tone })}
      icon={
        <>
          {icon}
          <span>{short.replace(/^Save as/, (found) => found.replace(' ', '\u00a0'))}</span>
        </>
      }
      {...button}
    />
  )
}

/** What is to be read of a label: all but what is plain from where the button is. */
function firstWords(label: string): string {
  return label.replace(/ (?:as active )?(?:page|form)$| changes$/, '')
}
