import type { Links } from '@sitewright/api-client'
import type { SiteFooter } from '@sitewright/page-kit/server'
import { RichText } from '@sitewright/rich-text'
import { LinkBar } from '../masthead/LinkBar.tsx'
import styles from './Footer.module.css'

export interface FooterContentProps {
  footer: SiteFooter | undefined
  /** Where they stand in the footer. */
  links: Links | undefined
  /** The last line where none was written. */
  title: string
}

/** Columns, link buttons, the last line, and links to imprint and privacy page. The server draws it; no script needs it. */
export function FooterContent({ footer, links, title }: FooterContentProps) {
  const { columns = [], line = '', links: last = [] } = footer ?? {}
  return (
    <>
      {columns.length > 0 && (
        <div className={styles.columns}>
          {columns.map(({ heading, html }, place) => (
            <section key={`${place} ${heading}`}>
              {heading && <h2>{heading}</h2>}
              <RichText html={html} />
            </section>
          ))}
        </div>
      )}
      {links && <LinkBar links={links} bar={styles.links} link={styles.link} />}
      {(line || title) && <p>{line || title}</p>}
      {last.length > 0 && (
        <ul className={styles.last}>
          {last.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
