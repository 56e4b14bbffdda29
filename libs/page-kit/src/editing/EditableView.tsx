import { chakra } from '@chakra-ui/react'
import { useHolds } from '@sitewright/session'
import type { ComponentType, ReactNode } from 'react'
import { Fetched } from '../Fetched.tsx'
import { HitCounter } from '../hits/HitCounter.tsx'
import { useFetched } from '../use-fetched.ts'

/** A page, the permission to edit it, and what it is edited in. */
export interface EditableViewProps<Props extends { pageId: number }> {
  /** The permission to edit the page: the manifest's `editor`. */
  editor: string
  /** The component for those who may edit: a dynamic import, the same function at every render. */
  fetch: () => Promise<{ default: ComponentType<Props> }>
  /** What that component is given. */
  props: Props
  /** The page as everyone sees it. */
  children: ReactNode
}

/** As high as the toolbar: what is in its place until its code is there, so that the page does not jump. */
const ToolbarSpace = chakra('div', { base: { height: '12', marginBottom: '4' } })

/** A page with its hit counter. Its editors get the toolbar as soon as the browser has fetched what visitors need not. */
export function EditableView<Props extends { pageId: number }>(view: EditableViewProps<Props>) {
  const { editor, fetch, props, children } = view
  const mayEdit = useHolds(editor)
  const Editable = useFetched(fetch, mayEdit)
  return (
    <>
      <HitCounter pageId={props.pageId} />
      {mayEdit && Editable ? (
        <Fetched component={Editable} key={props.pageId} {...props} />
      ) : (
        <>
          {mayEdit && <ToolbarSpace />}
          {children}
        </>
      )}
    </>
  )
}
