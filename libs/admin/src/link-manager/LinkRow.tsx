import { Field, Input, NativeSelect } from '@chakra-ui/react'
import type { DraggableProvided } from '@hello-pangea/dnd'
import type { LinkButton } from '@sitewright/api-client'
import { DragHandle } from '@sitewright/page-kit/cards'
import { IconButton, Tooltip } from '@sitewright/ui'
import { ArrowDown, ArrowUp, LayoutGrid, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconPreview } from './IconPreview.tsx'
import { iconSets } from './icon-sets.ts'
import { meantUrl, type Typing, useAddressNote } from './use-address-note.ts'
import type { ShownIcon } from './use-icon-pictures.ts'
import { texts } from './messages.ts'

export interface LinkRowProps {
  id: string
  link: LinkButton
  icon: ShownIcon
  ref: (element: HTMLElement | null) => void
  draggable: DraggableProvided['draggableProps']
  handle: DraggableProvided['dragHandleProps']
  dragging: boolean
  onChange: (part: Partial<LinkButton>) => void
  onPick: () => void
  /** Absent where the link cannot be moved that way. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onDelete: () => void
}

/** One link of the bar. */
export function LinkRow({ id, link, icon, ref, draggable, handle, dragging, onChange, ...actions }: LinkRowProps) {
  return (
    <div role="row" ref={ref} {...draggable} data-link={id} data-dragging={dragging || undefined}>
      <span role="cell" data-cell="order">
        <Tooltip label={dragging ? '' : texts.drag()}>
          <DragHandle {...handle} />
        </Tooltip>
      </span>
      <div role="cell" data-cell="set">
        <Field.Root>
          <Field.Label>{texts.iconSet()}</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={link.IconSet}
              onChange={(event) => onChange({ IconSet: event.target.value as LinkButton['IconSet'] })}
            >
              {iconSets.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label()}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      </div>
      <div role="cell" data-cell="name">
        <Text label={texts.iconName()} value={link.Icon} maxLength={64} code onChange={(Icon) => onChange({ Icon })} />
        <IconButton label={texts.chooseIcon()} icon={<LayoutGrid aria-hidden />} onClick={actions.onPick} />
      </div>
      <div role="cell" data-cell="preview">
        <IconPreview icon={icon} name={link.Icon} />
      </div>
      <div role="cell" data-cell="url">
        <UrlField value={link.Url} onChange={(Url) => onChange({ Url })} />
      </div>
      <div role="cell" data-cell="tooltip">
        <Text
          label={texts.tooltip()}
          value={link.Tooltip}
          maxLength={200}
          onChange={(text) => onChange({ Tooltip: text })}
        />
      </div>
      <div role="cell" data-cell="actions">
        {actions.onUp && (
          <IconButton label={texts.moveUp()} icon={<ArrowUp aria-hidden />} data-act="up" onClick={actions.onUp} />
        )}
        {actions.onDown && (
          <IconButton
            label={texts.moveDown()}
            icon={<ArrowDown aria-hidden />}
            data-act="down"
            onClick={actions.onDown}
          />
        )}
        <IconButton
          label={texts.delete()}
          tone="danger"
          icon={<Trash2 aria-hidden />}
          data-act="delete"
          onClick={actions.onDelete}
        />
      </div>
    </div>
  )
}

interface TextProps {
  label: string
  value: string
  maxLength: number
  /** True for what is no prose: it is neither corrected nor capitalised. */
  code?: boolean
  /** What is wrong with it. */
  note?: string
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
}

/** An address is mended once one has left it, so that what it was taken for is seen. */
function UrlField({ value, onChange }: Pick<TextProps, 'value' | 'onChange'>) {
  const [typing, setTyping] = useState<Typing>('not yet')
  const note = useAddressNote(value, typing)
  return (
    <Text
      {...{ label: texts.url(), value, maxLength: 2000, code: true, note, onChange }}
      onFocus={() => setTyping('now')}
      onBlur={() => {
        setTyping('done')
        if (meantUrl(value) !== value) onChange(meantUrl(value))
      }}
    />
  )
}

function Text({ label, value, maxLength, code = false, note = '', onChange, ...events }: TextProps) {
  return (
    <Field.Root invalid={note !== ''}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        value={value}
        dir="auto"
        maxLength={maxLength}
        autoComplete="off"
        {...events}
        {...(code && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.ErrorText>{note}</Field.ErrorText>
    </Field.Root>
  )
}
