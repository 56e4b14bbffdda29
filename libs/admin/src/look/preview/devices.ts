import { Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { texts } from '../messages.ts'

/** What visitors have in their hands. */
export interface Device {
  name: string
  /** A message. */
  label: () => string
  /** CSS pixels. */
  width: number
  icon: LucideIcon
}

export const devices = [
  { name: 'Phone', label: texts.phone, width: 390, icon: Smartphone },
  { name: 'Tablet', label: texts.tablet, width: 820, icon: Tablet },
  { name: 'Desktop', label: texts.desktop, width: 1280, icon: Monitor },
] as const satisfies readonly Device[]
