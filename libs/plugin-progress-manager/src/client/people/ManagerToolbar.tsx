import { BarButton } from '@sitewright/page-kit'
import { Save, UserPlus } from 'lucide-react'
import { useRef } from 'react'
import type { EditedRegistration } from '../person/use-registration.ts'
import { Toolbar } from '../Toolbar.tsx'
import { texts } from './messages.ts'
import { ViewSwitch, type ManagerView } from './ViewSwitch.tsx'

export interface ManagerToolbarProps {
  /** The system's. */
  name: string
  view: ManagerView
  onView: (view: ManagerView) => void
  registration: Pick<EditedRegistration, 'changed' | 'status' | 'save'>
  loadingAccounts: boolean
  onRegister: () => void
}

/** The system's name, and what can be done with it. */
export function ManagerToolbar(props: ManagerToolbarProps) {
  const { name, view, onView, registration, loadingAccounts, onRegister } = props
  const { changed, status, save } = registration
  const heading = useRef<HTMLHeadingElement>(null)

  /** The button, disabled meanwhile, has lost the focus: who pressed it goes on from the heading. */
  async function pressSave() {
    await save()
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches(':disabled'))
      heading.current?.focus({ preventScroll: true })
  }

  return (
    <Toolbar role="group" aria-label={texts.toolbar()} aria-busy={status === 'saving' || loadingAccounts}>
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      <span role="status">{sayStatus(registration)}</span>
      <ViewSwitch value={view} onChange={onView} />
      <BarButton label={texts.registerUser()} icon={<UserPlus />} aria-busy={loadingAccounts} onClick={onRegister} />
      <BarButton
        label={texts.saveChanges()}
        short={texts.shortSave()}
        icon={<Save />}
        tone="primary"
        disabled={!changed || status === 'saving'}
        onClick={() => void pressSave()}
      />
    </Toolbar>
  )
}

function sayStatus({ changed, status }: ManagerToolbarProps['registration']): string {
  if (status === 'saving') return texts.saving()
  if (changed) return texts.unsaved()
  return status === 'saved' ? texts.saved() : ''
}
