import { Button } from '@chakra-ui/react'
import { rich } from '@sitewright/messages/react'
import { Fetched, useFetched } from '@sitewright/page-kit'
import { IconButton, Moment, Spinner } from '@sitewright/ui'
import { Bookmark, PencilLine, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { SavedTemplate } from '../../contract.ts'
import type { Section } from '../../model/section.ts'
import { texts } from './template-messages.ts'
import { useSavedTemplates } from './use-saved-templates.ts'

const fetchDialog = () => import('./TemplateNameDialog.tsx')

/** The templates that the editors of the site have saved, to be chosen, renamed and deleted. */
export function SavedTemplatesList({ onChoose }: { onChoose: (sections: readonly Section[]) => void }) {
  const { templates, failed, busy, reload, sectionsOf, rename, remove } = useSavedTemplates()
  const [renamed, setRenamed] = useState<SavedTemplate>()
  const Dialog = useFetched(fetchDialog, renamed !== undefined)

  async function choose(template: SavedTemplate) {
    const sections = await sectionsOf(template)
    if (sections) onChoose(sections)
  }

  if (failed)
    return (
      <div role="alert">
        <p>{texts.failed()}</p>
        <Button size="sm" variant="outline" onClick={reload}>
          {texts.tryAgain()}
        </Button>
      </div>
    )
  if (!templates) return <Spinner label={texts.loading()} />
  if (templates.length === 0) return <p>{texts.none()}</p>
  return (
    <>
      <ul>
        {templates.map((template) => (
          <Choice
            key={template.id}
            template={template}
            busy={busy !== undefined}
            onChoose={() => void choose(template)}
            onRename={() => setRenamed(template)}
            onRemove={() => void remove(template)}
          />
        ))}
      </ul>
      {renamed && Dialog && (
        <Fetched
          component={Dialog}
          title={texts.renameHeading()}
          start={renamed.name}
          about={texts.renameAbout()}
          failure={texts.renameFailed()}
          onSave={async (name: string) => {
            await rename(renamed, name)
            setRenamed(undefined)
          }}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  template: SavedTemplate
  /** Something is being done with one of them. */
  busy: boolean
  onChoose: () => void
  onRename: () => void
  onRemove: () => void
}

function Choice({ template: { name, sections, by, saved }, busy, onChoose, onRename, onRemove }: ChoiceProps) {
  const aboutId = useId()
  const values = { count: sections, day: '', moment: () => <Moment at={saved} /> }
  return (
    <li>
      <Bookmark aria-hidden />
      <button type="button" data-choose="" dir="auto" aria-describedby={aboutId} disabled={busy} onClick={onChoose}>
        {name}
      </button>
      <span id={aboutId}>
        {by === '' ? rich(texts.saved, values) : rich(texts.savedBy, { ...values, by, bdi: (who) => <bdi>{who}</bdi> })}
      </span>
      <div data-template-actions="">
        <IconButton
          label={texts.rename({ name })}
          icon={<PencilLine aria-hidden />}
          disabled={busy}
          onClick={onRename}
        />
        <IconButton
          label={texts.delete({ name })}
          tone="danger"
          icon={<Trash2 aria-hidden />}
          disabled={busy}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
