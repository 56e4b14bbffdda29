import { chakra } from '@chakra-ui/react'
import { FileText, Globe, Hash, type LucideIcon, Mail, Phone, StickyNote } from 'lucide-react'
import { useEffect } from 'react'
import type { LinkChoice } from './link-choice.ts'
import { texts } from './messages.ts'

const icons: Readonly<Record<LinkChoice['kind'], LucideIcon>> = {
  page: StickyNote,
  heading: Hash,
  file: FileText,
  web: Globe,
  email: Mail,
  telephone: Phone,
}

const List = chakra('div', {
  base: {
    maxHeight: '52',
    overflowY: 'auto',
    padding: '1',
    borderWidth: '1px',
    borderRadius: 'md',
    '& svg': { flex: 'none', width: '4', height: '4', color: 'fg.muted' },
    '& b, & small': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { flex: '1', fontWeight: 'normal' },
    '& small': { maxWidth: '50%', textStyle: 'xs', color: 'fg.muted' },
  },
})

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '9',
    paddingInline: '2.5',
    borderRadius: 'sm',
    textStyle: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': { background: 'bg.emphasized' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})

export interface LinkChoicesProps {
  id: string
  choices: readonly LinkChoice[]
  /** The index of the one that Enter takes; -1 for none. */
  active: number
  onChoose: (choice: LinkChoice) => void
}

/** What a link can lead to. The field above it has the focus and the keys. */
export function LinkChoices({ id, choices, active, onChoose }: LinkChoicesProps) {
  useEffect(() => {
    // a promise in newer browsers, which no effect may return
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <List id={id} role="listbox" aria-label={texts.targets()}>
      {choices.map((choice, index) => {
        const Icon = icons[choice.kind]
        return (
          <Option
            key={`${choice.kind} ${choice.url}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
            onClick={() => onChoose(choice)}
          >
            <Icon aria-hidden />
            <b dir="auto">{choice.label}</b>
            {choice.detail && <small>{choice.detail}</small>}
          </Option>
        )
      })}
    </List>
  )
}
