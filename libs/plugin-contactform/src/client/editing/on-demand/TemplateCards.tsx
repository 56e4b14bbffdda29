import { chakra } from '@chakra-ui/react'
import { FilePlus, LayoutTemplate } from 'lucide-react'
import { useId } from 'react'
import { listFormat } from '@sitewright/messages'
import { labels } from '../../../field-types/labels.ts'
import { labelOf } from '../../../form.ts'
import type { EditedForm } from '../edited-form.ts'
import { formTemplates, withTemplate, type FormTemplate } from './form-templates.ts'
import { texts } from './template-messages.ts'

export interface TemplateCardsProps {
  /** Takes its name, and what puts it into an empty form. */
  onChoose: (name: string, put: (form: EditedForm) => EditedForm) => void
  onDecline: () => void
}

const Cards = chakra('section', {
  base: {
    marginBlockEnd: '4',
    '& > h3': { textStyle: 'label', marginBlockEnd: '2' },
    '& > p': { color: 'fg.muted', textStyle: 'xs', marginBlockStart: '2' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      gap: '3',
      listStyle: 'none',
    },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '3',
      alignContent: 'start',
      padding: '3',
      borderRadius: 'lg',
      borderWidth: '1px',
      background: 'bg.panel',
      _hover: { borderColor: 'accent.border', background: 'bg.subtle' },
    },
    '& li > svg': { gridRow: 'span 2', width: '5', height: '5', marginBlockStart: '0.5', color: 'accent.fg' },
    '& li > button': { fontWeight: 'semibold', textStyle: 'sm', textAlign: 'start', cursor: 'pointer' },
    // all of the card is its button
    '& li > button::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    '& li > span': { color: 'fg.muted', textStyle: 'xs' },
  },
})

/** What a new form can begin with. Reached by `import()` only: most forms are past that. */
export default function TemplateCards({ onChoose, onDecline }: TemplateCardsProps) {
  const id = useId()
  return (
    <Cards aria-labelledby={id}>
      <h3 id={id}>{texts.heading()}</h3>
      <ul>
        {formTemplates.map((template) => (
          <Choice
            key={template.name}
            icon={LayoutTemplate}
            label={template.name}
            about={template.about}
            fields={fieldsLine(template)}
            onChoose={() => onChoose(template.name, (form) => withTemplate(form, template))}
          />
        ))}
        <Choice icon={FilePlus} label={texts.empty()} about={texts.aboutEmpty()} onChoose={onDecline} />
      </ul>
      <p>{texts.changeable()}</p>
    </Cards>
  )
}

interface ChoiceProps {
  icon: typeof FilePlus
  label: string
  about: string
  fields?: string
  onChoose: () => void
}

function Choice({ icon: Icon, label, about, fields, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <li>
      <Icon aria-hidden />
      <button type="button" aria-describedby={id} onClick={onChoose}>
        {label}
      </button>
      <span id={id}>
        {about} {fields}
      </span>
    </li>
  )
}

function fieldsLine({ fields: [first, ...others] }: FormTemplate): string {
  const names = [...(first ? [labelOf(first)] : []), labels.email(), ...others.map(labelOf)]
  return texts.fields({ names: listFormat({ type: 'unit', style: 'short' }).format(names) })
}
