import type { InstalledKind, PageKind, PageKindManifest } from '@sitewright/page-kit'
import { useId } from 'react'

/** A page kind that shows its page's one text. */
export function textKind(
  kind: string,
  rest: Partial<PageKind> = {},
  manifest: Partial<PageKindManifest> = {},
): InstalledKind {
  const module: PageKind = {
    manifest: { kind, title: kind, detail: '', permissions: {}, editor: `plugin.${kind}.editor`, ...manifest },
    async load({ api, pageId }) {
      const [text] = (await api('GET protected/plugin/get-content.json.php', { id: pageId })) as string[]
      return text
    },
    View: ({ data }) => <TextView kind={kind} text={String(data)} />,
    ...rest,
  }
  const { fallback } = module.manifest
  return { kind, package: `@example/${kind}`, ...(fallback && { fallback }), load: async () => ({ default: module }) }
}

function TextView({ kind, text }: { kind: string; text: string }) {
  const id = useId() // hydration complains if the server counted other components than the browser
  return (
    <article aria-labelledby={id} data-kind={kind}>
      <h1 id={id}>{text}</h1>
      <a href="/huts">To the huts</a>
    </article>
  )
}
