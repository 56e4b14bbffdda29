import { currentLanguage, directionOf } from '@sitewright/messages'
import type { ReactNode } from 'react'
import { useOptionalSite, type ContentLanguageAttributes } from './site-context.ts'

const none: Partial<ContentLanguageAttributes> = {}

/** What an element of the site's own content says of its language; nothing where the document is in the same. */
export function useContentLanguage(): Partial<ContentLanguageAttributes> {
  return useOptionalSite()?.contentLanguage ?? none
}

/**
 * What a text of the interface that stands among content says of its language, so that it is spoken and laid out in that;
 * nothing where content is in the same.
 */
export function useInterfaceLanguage(): Partial<ContentLanguageAttributes> {
  const content = useContentLanguage()
  if (content.lang === undefined) return none
  const { tag } = currentLanguage()
  return { lang: tag, dir: directionOf(tag) }
}

const noBox = { display: 'contents' }

/** Content of the site, in its own language and direction, whatever those of the document are. It has no box of its own. */
export function ContentLanguage({ children }: { children: ReactNode }) {
  const language = useContentLanguage()
  if (language.lang === undefined) return children
  return (
    <div {...language} style={noBox}>
      {children}
    </div>
  )
}
