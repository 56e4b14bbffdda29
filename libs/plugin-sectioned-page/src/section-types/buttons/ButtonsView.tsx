import type { SectionViewProps } from '../section-type.ts'
import { linkAddress } from '../shared/link-address.ts'
import styles from './ButtonsView.module.css'
import type { ButtonsConfig } from './model.ts'

/** Links that look like buttons. One without words or an address that leads somewhere is not shown. */
export function ButtonsView({ config: { Buttons, Align } }: SectionViewProps<ButtonsConfig>) {
  const shown = Buttons.flatMap(({ Text, Address, Primary }) => {
    const href = linkAddress(Address)
    return href !== undefined && Text.trim() !== '' ? [{ Text, href, Primary }] : []
  })
  if (shown.length === 0) return null
  return (
    <p className={styles.buttons} data-align={Align === 'start' ? undefined : Align}>
      {shown.map(({ Text, href, Primary }, index) => (
        <a key={index} href={href} data-primary={Primary || undefined}>
          {Text}
        </a>
      ))}
    </p>
  )
}
