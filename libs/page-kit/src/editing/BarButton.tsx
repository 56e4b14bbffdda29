import { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from '@sitewright/ui'
import styles from './BarButton.module.css'

interface InBar {
  /** Those of the label's words that it shows. @default all but what is plain from where the button is */
  short?: string | undefined
}

/** What a button in the bar of a page says and does. */
export interface BarButtonProps extends Omit<IconButtonProps, 'tone'>, InBar {
  /** `primary` stands out from all others. @default 'neutral' */
  tone?: IconButtonProps['tone'] | 'primary'
}

/** What a link in the bar of a page says and leads to. */
export interface BarLinkProps extends IconLinkProps, InBar {}

/**
 * A button of the editing bar: an icon, and in words what it does, below it or in wide bars beside it, like all others. Its
 * name and its tooltip are its whole label.
 */
export function BarButton({ label, icon, short, tone, className = '', ...button }: BarButtonProps) {
  return (
    <IconButton
      label={label}
      className={`${styles.button} ${className}`}
      {...(tone === 'primary' ? { 'data-primary': '' } : { tone })}
      icon={withWords(icon, short ?? firstWords(label))}
      {...button}
    />
  )
}

/** The same as a link. */
export function BarLink({ label, icon, short, className = '', ...link }: BarLinkProps) {
  return (
    <IconLink
      label={label}
      className={`${styles.button} ${className}`}
      icon={withWords(icon, short ?? firstWords(label))}
      {...link}
    />
  )
}

function withWords(icon: IconButtonProps['icon'], words: string) {
  return (
    <>
      {icon}
      <span>{words.replace(/^Save as/, (found) => found.replace(' ', '\u00a0'))}</span>
    </>
  )
}

/** What is to be read of a label: all but what is plain from where the button is. */
function firstWords(label: string): string {
  return label.replace(/ (?:as active )?(?:page|form)$| changes$/, '')
}
