import { useFileUrl } from '@sitewright/media'
import { useSiteState } from '../state/shell-parts.ts'
import styles from './Masthead.module.css'
import { texts } from './messages.ts'

/** The way to the start page: the large logo, on extra-small screens the small one, the site's title where none is set. */
export function Brand() {
  const title = useSiteState((state) => state.settings.title)
  const large = useSiteState((state) => state.settings.logoLarge)
  const small = useSiteState((state) => state.settings.logoSmall)
  return (
    <a className={styles.brand} href="/" aria-label={title || texts.startPage()}>
      <Logo key={`large ${large}`} className={styles.large} file={large} title={title} />
      <Logo key={`small ${small}`} className={styles.small} file={small} title={title} />
    </a>
  )
}

interface LogoProps {
  className: string | undefined
  /** Image file id; 0 for none. */
  file: number
  title: string
}

/** An image with the title behind it, which the behaviours show where the image cannot be loaded. */
function Logo({ className, file, title }: LogoProps) {
  const address = useFileUrl()(file)
  if (file === 0) return <span className={className}>{title}</span>
  return (
    <span className={className}>
      {/* A lazy image that is not displayed is not fetched either, so that a visitor loads one logo only. */}
      <img src={address} alt={title} loading="lazy" data-logo="" />
      <span hidden>{title}</span>
    </span>
  )
}
