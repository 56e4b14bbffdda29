import { useHolds } from '@sitewright/session'
import { Settings } from 'lucide-react'
import { useShellParts } from '../state/shell-parts.ts'
import { PopoverMenu } from './PopoverMenu.tsx'

/** The way to the administration, for holders of core.admin: one entry for each screen that is installed. */
export function GearMenu() {
  const { screens } = useShellParts()
  const isAdmin = useHolds('core.admin')
  const choices = screens.filter(({ gear }) => gear).map(({ label, path }) => ({ label, href: `/pages/${path}` }))
  if (!isAdmin || choices.length === 0) return null
  return <PopoverMenu id="settings-menu" label="Settings" icon={<Settings aria-hidden />} choices={choices} />
}
