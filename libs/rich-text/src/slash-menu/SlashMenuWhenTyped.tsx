import { lazy, Suspense, useMemo, useState } from 'react'
import { useSlateSelector } from 'slate-react'
import { actions } from '../actions.ts'
import { insertTable } from '../commands/tables.ts'
import type { RichEditor } from '../types.ts'
import { slashQuery } from './slash-query.ts'
import type { SlashMenuProps } from '../on-demand/SlashMenu.tsx'

const SlashMenu = lazy(() => import('../on-demand/SlashMenu.tsx'))

export interface SlashMenuWhenTypedProps extends Pick<SlashMenuProps, 'takeKeys'> {
  openLink: () => void
  openImage: () => void
}

const threeByThree = (editor: RichEditor) => insertTable(editor, { rows: 3, columns: 3 })

/** The menu while a paragraph begins with `/`, until Escape. Its code is fetched with the first one. */
export function SlashMenuWhenTyped({ openLink, openImage, takeKeys }: SlashMenuWhenTypedProps) {
  const tools = useMemo(() => ({ actions, insertTable: threeByThree, openLink, openImage }), [openLink, openImage])
  const query = useSlateSelector(slashQuery)
  const [closed, setClosed] = useState(false)
  if (closed && query === undefined) setClosed(false)
  if (query === undefined || closed) return null
  return (
    <Suspense>
      <SlashMenu tools={tools} takeKeys={takeKeys} query={query} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
