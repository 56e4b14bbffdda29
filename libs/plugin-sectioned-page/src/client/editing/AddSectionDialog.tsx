import { AppDialog } from '@sitewright/ui'
import { LayoutTemplate } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Section } from '../../model/section.ts'
import { sectionGroups, type SectionGroup, type SectionOffer } from '../../section-types/define-section-editor.tsx'
import { editorOf } from '../../section-types/editors.ts'
import { sectionTemplates } from '../../section-types/templates.ts'
import { sectionTypes } from '../../section-types/types.ts'
import styles from './AddSectionDialog.module.css'
import { SavedTemplatesList } from './SavedTemplatesList.tsx'

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
    <AppDialog title={begins ? 'Start from a template' : 'Add section'} open onClose={onClose} size="xl">
      <div className={styles.groups}>
        {!begins &&
          sectionGroups.map((group) => (
            <Group key={group} heading={group}>
              <ul>
                {typesOf(group).map(({ sectionType, ...type }) => (
                  <Choice key={sectionType} {...type} onChoose={() => onChoose(sectionType)} />
                ))}
              </ul>
            </Group>
          ))}
        <Group heading="Templates of this site">
          <SavedTemplatesList onChoose={onTemplate} />
        </Group>
        <Group heading="Templates">
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
  return sectionTypes.list().flatMap(({ sectionType, label }) => {
    const offer = editorOf(sectionType)?.offer
    return offer?.group === group ? [{ sectionType, label, about: offer.about, icon: offer.icon }] : []
  })
}
