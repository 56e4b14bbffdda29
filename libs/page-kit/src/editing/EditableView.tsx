import { useHolds } from '@sitewright/session'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { ContentLanguage } from '../ContentLanguage.tsx'
import { Fetched } from '../Fetched.tsx'
import { HitCounter } from '../hits/HitCounter.tsx'
import { usePageForStaff } from '../publishing/page-for-staff.ts'
import { useFetched } from '../use-fetched.ts'
import { EditedPageProvider } from '../working-copies/edited-page.ts'
import { AheadProvider, isEditAsked, type AskedAhead } from './ahead.ts'
import type { EditingTexts } from './texts.ts'

/** A page, the permission to edit it, and what it is edited in. */
export interface EditableViewProps<Props extends { pageId: number }> {
  /** The permission to edit the page: the manifest's `editor`. */
  editor: string
  /** The component for those who may edit: a dynamic import, the same function at every render. */
  fetch: () => Promise<{ default: ComponentType<Props> }>
  /** What that component is given. */
  props: Props
  /** As the toolbar has them. @default the texts for pages */
  texts?: Pick<EditingTexts, 'toolbar' | 'edit' | 'short'>
  /** True if there is nothing to see of the page: its editors are told so. @default false */
  empty?: boolean
  /** True if the kind has buttons of its own in the toolbar, for which there has to be room on a phone. @default false */
  ownButtons?: boolean
  /** The page as everyone sees it. */
  children: ReactNode
}

/**
 * A page with its hit counter. Its editors get the toolbar with the page; what they edit it in comes as soon as the
 * browser has fetched what visitors need not.
 */
export function EditableView<Props extends { pageId: number }>(view: EditableViewProps<Props>) {
  const { editor, fetch, props, texts, empty = false, ownButtons = false, children } = view
  const mayEdit = useHolds(editor)
  const Editable = useFetched(fetch, mayEdit)
  const forStaff = usePageForStaff()
  const [askedFor, askFor] = useState<{ pageId: number; what: AskedAhead }>()
  const askedByAddress = useSyncExternalStore(never, isEditAsked, () => false)
  const focused = useRef<string>(undefined)
  const asked = askedFor?.pageId === props.pageId ? askedFor.what : askedByAddress ? 'edit' : undefined
  const ask = (what: AskedAhead) => {
    // of what takes the user somewhere the menu is no repeal
    if (what !== 'menu' || !asked) askFor({ pageId: props.pageId, what })
  }
  const takeFocus = () => {
    const name = focused.current
    focused.current = undefined
    return name
  }
  const [held, hold] = useState(false)
  const isThere = mayEdit && Editable !== undefined && !held
  useEffect(() => {
    // it began with what was asked for; the next time it is to be asked for again
    if (isThere) askFor(undefined)
  }, [isThere])
  return (
    <>
      <HitCounter pageId={props.pageId} />
      {isThere ? (
        <AheadProvider value={{ asked, takeFocus }}>
          <EditedPageProvider value={props.pageId}>
            <Fetched component={Editable} key={props.pageId} {...props} />
          </EditedPageProvider>
        </AheadProvider>
      ) : (
        <>
          {mayEdit && forStaff && (
            <forStaff.ToolbarAhead
              asked={asked}
              texts={texts}
              ownButtons={ownButtons}
              onAsk={ask}
              onHold={hold}
              onGone={(state) => (focused.current = state.focused)}
            />
          )}
          {mayEdit && forStaff && empty ? (
            <forStaff.EmptyPage onEdit={() => ask('edit')} />
          ) : (
            <ContentLanguage>{children}</ContentLanguage>
          )}
        </>
      )}
    </>
  )
}

/** An address that changes while the page is shown asks for nothing. */
function never(): () => void {
  return () => {}
}
