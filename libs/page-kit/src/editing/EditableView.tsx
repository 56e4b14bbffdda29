import { useHolds } from '@sitewright/session'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Fetched } from '../Fetched.tsx'
import { HitCounter } from '../hits/HitCounter.tsx'
import { useFetched } from '../use-fetched.ts'
import { pageTexts, type EditingTexts } from './texts.ts'
import { AheadProvider, ToolbarAhead } from './ToolbarAhead.tsx'

/** A page, the permission to edit it, and what it is edited in. */
export interface EditableViewProps<Props extends { pageId: number }> {
  /** The permission to edit the page: the manifest's `editor`. */
  editor: string
  /** The component for those who may edit: a dynamic import, the same function at every render. */
  fetch: () => Promise<{ default: ComponentType<Props> }>
  /** What that component is given. */
  props: Props
  /** As the toolbar has them. @default the texts for pages */
  texts?: Pick<EditingTexts, 'toolbar' | 'edit'>
  /** The page as everyone sees it. */
  children: ReactNode
}

/**
 * A page with its hit counter. Its editors get the toolbar with the page; what they edit it in comes as soon as the
 * browser has fetched what visitors need not.
 */
export function EditableView<Props extends { pageId: number }>(view: EditableViewProps<Props>) {
  const { editor, fetch, props, texts = pageTexts, children } = view
  const mayEdit = useHolds(editor)
  const Editable = useFetched(fetch, mayEdit)
  const [askedFor, askFor] = useState<number>()
  const focused = useRef(false)
  const asked = askedFor === props.pageId
  const takeFocus = () => {
    const had = focused.current
    focused.current = false
    return had
  }
  const [held, hold] = useState(false)
  const isThere = mayEdit && Editable !== undefined && !held
  useEffect(() => {
    // it began with what was asked for; the next time it is to be asked for anew
    if (isThere) askFor(undefined)
  }, [isThere])
  return (
    <>
      <HitCounter pageId={props.pageId} />
      {isThere ? (
        <AheadProvider value={{ asked, takeFocus }}>
          <Fetched component={Editable} key={props.pageId} {...props} />
        </AheadProvider>
      ) : (
        <>
          {mayEdit && (
            <ToolbarAhead
              asked={asked}
              texts={texts}
              onEdit={() => askFor(props.pageId)}
              onHold={hold}
              onGone={(state) => (focused.current = state.focused)}
            />
          )}
          {children}
        </>
      )}
    </>
  )
}
