import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { useHolds } from '@sitewright/session'
import { IconButton } from '@sitewright/ui'
import { EyeOff, GripVertical, Tag, Unlink } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { AddressField } from './AddressField.tsx'
import { HeadingField } from './HeadingField.tsx'
import { maxLabelLength } from './menu-tree.ts'
import { LinkedPage } from './LinkedPage.tsx'
import { addressAt } from './page-at.ts'
import { MenuItemActions, type MenuItemActionsProps } from './MenuItemActions.tsx'
import type { MenuRow } from './menu-rows.ts'
import type { PageChoice } from './page-choice.tsx'
import { texts } from './messages.ts'

export interface MenuItemProps extends MenuRow, Omit<MenuItemActionsProps, 'row' | 'byAddress' | 'onAddress'> {
  pages: PageChoice
  late: boolean
  /** The depth at which it is shown: while it is dragged, where it would go. */
  shownDepth: number
  dragging: boolean
  handle: DraggableProvidedDragHandleProps | null
  /** From whom it is hidden and why; '' where everybody sees it. */
  note: string
  /** True where it leads nowhere since its page was deleted, which wants doing something about. */
  lost: boolean
  /** True where a save needs a label of it. */
  nameless: boolean
  /** Looks for the page of the item of this id. */
  onFind: (id: number) => void
}

/** What is in an item's row. */
export const MenuItem = memo(function MenuItem(props: MenuItemProps) {
  const { pages, late, shownDepth, dragging, handle, full, note, lost, nameless, onEdit, onRoles, onFind, ...row } =
    props
  const { id } = row
  const missing = useId()
  const { asked, chosen, byAddress, address, ...link } = useItemLink(row, { pages, onEdit })

  return (
    <>
      {Array.from({ length: shownDepth }, (_, level) => (
        <span key={level} data-indent />
      ))}
      <div data-fields>
        <IconButton
          label={texts.drag()}
          icon={<GripVertical />}
          tooltip={dragging ? '' : texts.drag()}
          style={{ cursor: 'grab' }}
          {...handle}
        />
        <LabelField
          label={row.label}
          missing={nameless ? missing : undefined}
          onChange={(label) => onEdit({ do: 'label', id, label })}
        />
        <LinkedPage
          idPage={row.idPage}
          pages={pages}
          late={late}
          onChange={(idPage) =>
            link.choosePage(() => onEdit({ do: 'link', id, idPage, title: titleOf(idPage, pages) }))
          }
          onFind={() => link.choosePage(() => onFind(id))}
        />
        {byAddress && (
          <AddressField
            address={address}
            pages={pages}
            asked={asked}
            onChange={(typed, idPage) => onEdit({ do: 'address', id, address: typed, idPage })}
          />
        )}
        {row.idPage > 0 && (byAddress || chosen) && (
          <HeadingField idPage={row.idPage} address={address} pages={pages} onChange={link.chooseHeading} />
        )}
        <MenuItemActions
          row={row}
          full={full}
          byAddress={byAddress}
          onAddress={link.toggleAddress}
          onEdit={onEdit}
          onRoles={onRoles}
        />
        <ItemNotes {...{ nameless, missing, note, lost }} />
      </div>
    </>
  )
})

interface LabelFieldProps {
  label: string
  /** Id of what says that it is missing; undefined where it is not. */
  missing: string | undefined
  onChange: (label: string) => void
}

function LabelField({ label, missing, onChange }: LabelFieldProps) {
  return (
    <input
      aria-label={texts.label()}
      placeholder={texts.label()}
      aria-invalid={missing !== undefined || undefined}
      aria-describedby={missing}
      dir="auto"
      autoComplete="off"
      maxLength={maxLabelLength}
      value={label}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type ItemLinkOptions = Pick<MenuItemProps, 'pages' | 'onEdit'>

/** Where an item leads: to a page, to a heading of it, or to an address. */
function useItemLink(
  { id, idPage, address: given }: Pick<MenuRow, 'id' | 'idPage' | 'address'>,
  { pages, onEdit }: ItemLinkOptions,
) {
  const [asked, setAsked] = useState(false)
  // Of a page that was chosen just now the headings are offered at once: hundreds of items could not all ask for theirs.
  const [chosen, setChosen] = useState(false)
  const byAddress = asked || (given !== '' && !chosen)
  // that of the page is there to go on from, and becomes the item's own only once something is typed
  const address = given === '' && asked ? addressAt(idPage, pages) : given

  function toggleAddress() {
    setAsked(!byAddress)
    setChosen(false)
    if (byAddress && given !== '') onEdit({ do: 'link', id, idPage })
  }

  function choosePage(choose: () => void) {
    setAsked(false)
    setChosen(true)
    choose()
  }

  function chooseHeading(next: string) {
    const isTop = chosen && !next.includes('#')
    onEdit(isTop ? { do: 'link', id, idPage } : { do: 'address', id, idPage, address: next })
  }

  return { asked, chosen, byAddress, address, choosePage, chooseHeading, toggleAddress }
}

interface ItemNotesProps extends Pick<MenuItemProps, 'note' | 'lost' | 'nameless'> {
  /** Id of what is said of a label that is missing. */
  missing: string
}

function ItemNotes({ nameless, missing, note, lost }: ItemNotesProps) {
  const restores = useHolds('core.admin', 'core.page-manager')
  return (
    <>
      {nameless && (
        <small data-note data-lost id={missing}>
          <Tag aria-hidden /> <span>{texts.labelMissing()}</span>
        </small>
      )}
      {note !== '' && (
        <small data-note data-lost={lost || undefined}>
          {lost ? <Unlink aria-hidden /> : <EyeOff aria-hidden />} <span>{note}</span>
          {lost && restores && <a href="/pages/trash">{texts.trash()}</a>}
        </small>
      )}
    </>
  )
}

/** '' for no page, and for one that is not known. */
function titleOf(idPage: number, { known }: Pick<PageChoice, 'known'>): string {
  return known.get(idPage)?.name ?? ''
}
