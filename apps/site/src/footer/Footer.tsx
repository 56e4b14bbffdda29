import { useContentLanguage } from '@sitewright/page-kit'
import { useShellParts, useSiteState } from '../state/shell-parts.ts'
import styles from './Footer.module.css'

/** What stands below every page: as the server drew it where somebody wrote one, else the site's title. */
export function Footer() {
  const { footer } = useShellParts()
  const title = useSiteState((state) => state.settings.title)
  const language = useContentLanguage()
  if (footer !== undefined)
    return <footer className={styles.footer} data-own="" {...language} dangerouslySetInnerHTML={{ __html: footer }} />
  return (
    <footer className={styles.footer} {...language}>
      {title && <p>{title}</p>}
    </footer>
  )
}

/** The footer that the server drew into a document, if somebody wrote one: the application leaves it as it is. */
export function readFooter(from: Document): string | undefined {
  return from.querySelector('footer[data-own]')?.innerHTML
}
