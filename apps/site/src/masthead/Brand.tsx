import { useEffect, useRef, useState } from 'react'
import { useFileUrl } from '@sitewright/media'
import { useSiteState } from '../state/shell-parts.ts'
import styles from './Masthead.module.css'

/** The way to the start page: the large logo, on extra-small screens the small one, the site's title where none is set. */
export function Brand() {
  const title = useSiteState((state) => state.settings.title)
  const large = useSiteState((state) => state.settings.logoLarge)
  const small = useSiteState((state) => state.settings.logoSmall)
  return (
    <a className={styles.brand} href="/" aria-label={title || 'Start page'}>
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

function Logo({ className, file, title }: LogoProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  const address = useFileUrl()(file)
  const fail = () => {
    console.error(new Error(`The logo ${address} could not be loaded`))
    setFailed(true)
  }
  useEffect(() => {
    // It may have failed before hydration, when nobody listened.
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail()
  })

  if (file === 0 || failed) return <span className={className}>{title}</span>
  // A lazy image that is not displayed is not fetched either, so that a visitor loads one logo only.
  return <img ref={image} className={className} src={address} alt={title} loading="lazy" onError={fail} />
}
