import { AppDialog } from '@sitewright/ui'
import { LayoutTemplate } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Section } from '../../model/section.ts'
import { sectionGroups, type SectionGroup, type SectionOffer } from '../../section-types/define-section-editor.tsx'
import { texts as offers } from '../../section-types/editor-messages.ts'
import { editorOf, labelOf } from '../../section-types/editors.ts'
import { sectionTemplates } from '../../section-types/templates.ts'
import { sectionTypes } from '../../section-types/types.ts'
import styles from './AddSectionDialog.module.css'
import { texts } from './messages.ts'
import { SavedTemplatesList } from './SavedTemplatesList.tsx'
import { texts as saved } from './template-messages.ts'

export interface AddSectionDialogProps {
  /** Offers templates alone: what a page is begun with. @default false */
  begins?: boolean
  onClose: () => void
  onChoose: (sectionType: string) => void
  /** Takes the sections of a template. */
  onTemplate: (sections: readonly Section[]) => void
}

/** Every type of section to choose from, by what it is good for, and templates of several sections. */
export default function AddSectionDialog({ begins = false, onClose, onChoose, onTemplate }: AddSectionDialogProps) {
  return (
    <AppDialog title={begins ? texts.startFromTemplate() : texts.addSection()} open onClose={onClose} size="xl">
      <div className={styles.groups}>
        {!begins &&
          sectionGroups.map((group) => (
            <Group key={group} heading={groupHeadings[group]()}>
              <ul>
                {typesOf(group).map(({ sectionType, ...type }) => (
                  <Choice key={sectionType} {...type} onChoose={() => onChoose(sectionType)} />
                ))}
              </ul>
            </Group>
          ))}
        <Group heading={saved.ofSite()}>
          <SavedTemplatesList onChoose={onTemplate} />
        </Group>
        <Group heading={saved.all()}>
          <ul>
            {sectionTemplates.map(({ name, about, sections }) => (
              <Choice
                key={name}
                icon={LayoutTemplate}
                label={name}
                about={about}
                onChoose={() => onTemplate(sections)}
              />
            ))}
          </ul>
        </Group>
      </div>
    </AppDialog>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  )
}

const groupHeadings: Readonly<Record<SectionGroup, () => string>> = {
  Text: offers.groupText,
  'Pictures and media': offers.groupMedia,
  Layout: offers.groupLayout,
  Links: offers.groupLinks,
}

interface ChoiceProps {
  icon: SectionOffer['icon']
  label: string
  about: string
  onChoose: () => void
}

function Choice({ icon: Icon, label, about, onChoose }: ChoiceProps) {
  const aboutId = useId()
  return (
    <li>
      <Icon aria-hidden />
      <button type="button" data-choose="" aria-describedby={aboutId} onClick={onChoose}>
        {label}
      </button>
      <span id={aboutId}>{about}</span>
    </li>
  )
}

function typesOf(group: SectionGroup) {
  return sectionTypes.list().flatMap(({ sectionType }) => {
    const offer = editorOf(sectionType)?.offer
    if (offer?.group !== group) return []
    const about = typeof offer.about === 'string' ? offer.about : offer.about()
    return [{ sectionType, label: labelOf(sectionType), about, icon: offer.icon }]
  })
}
